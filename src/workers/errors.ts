/** So many tasks wait already that one more would wait too long. */
export class WorkersBusyError extends Error {
  override name = 'WorkersBusyError';
}

/** Whoever did the work ended in the middle of it. */
export class WorkerDiedError extends Error {
  override name = 'WorkerDiedError';
}

/** The work took longer than it may, and was ended. */
export class WorkTooSlowError extends Error {
  override name = 'WorkTooSlowError';
}
