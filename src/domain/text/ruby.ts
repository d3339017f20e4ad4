/** How some signs of a text are read, to be set small above them. */
export interface Ruby {
  /** Where they begin, in UTF-16 units. */
  at: number;
  length: number;
  reading: string;
}
