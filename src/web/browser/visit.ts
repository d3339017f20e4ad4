/** What a page tells the service worker of itself, once it is there. */
export interface Visit {
  type: 'visit';
  language: string;
  /** Of the page and of all that it was made of. */
  addresses: string[];
}

export function isVisit(value: unknown): value is Visit {
  if (typeof value !== 'object' || value === null) return false;
  const { type, language, addresses } = value as Partial<Visit>;
  return type === 'visit' && typeof language === 'string' && Array.isArray(addresses);
}
