export type EmbeddedPostgresErrorCode =
  | 'no-binaries'
  | 'unwritable'
  | 'wrong-owner'
  | 'in-use'
  | 'wrong-version'
  | 'failed'
  | 'not-running'
  | 'no-database'
  | 'not-empty'
  | 'bad-backup';

/** A problem the person who runs the server can solve; the message says how. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
  readonly code: EmbeddedPostgresErrorCode;

  constructor(code: EmbeddedPostgresErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
