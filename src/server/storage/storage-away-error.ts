/** What is kept cannot be reached, or nothing more can be kept: a full disk, a store that does not answer. */
export class StorageAwayError extends Error {
  override name = 'StorageAwayError';

  constructor(cause?: unknown) {
    super(`the storage does not work${cause instanceof Error ? `: ${cause.message}` : ''}`, { cause });
  }
}
