/** Where a code opens a reading list. It stands alone, for pages that need nothing else of lists. */
export const JOIN_PATH = '/join';
