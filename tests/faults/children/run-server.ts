import { startEmbeddedPostgres } from '#server/db/embedded/start.ts';
import { EmbeddedPostgresError } from '#server/db/embedded/embedded-postgres-error.ts';

/** A Fabloom reduced to its database: starts it, tells how that went, and stops it when its input ends. */
const [dataDir = ''] = process.argv.slice(2);
const say = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`);
const log = {
  info: () => {},
  warn: (details: object, text: string) => say({ warning: text, ...details }),
  error: () => {},
};

try {
  const server = await startEmbeddedPostgres({ dataDir, log });
  say({ url: server.url });
  process.stdin.resume().once('end', () => void server.stop());
} catch (error) {
  if (!(error instanceof EmbeddedPostgresError)) throw error;
  say({ code: error.code, message: error.message });
}
