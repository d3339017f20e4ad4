export const PER_DEVICE = { name: 'feedback-device', points: 5, seconds: 3600 };
/** A family or a class shares an address; who invents devices does not get further than they do. */
export const PER_ADDRESS = { name: 'feedback', points: 20, seconds: 3600 };
