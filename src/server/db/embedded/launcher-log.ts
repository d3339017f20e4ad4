/** What the launcher tells about its work; a pino logger fits. */
export interface LauncherLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}
