/** Under this the browser keeps how somebody likes to read. */
export const READER_KEY = 'fabloom.reader';
