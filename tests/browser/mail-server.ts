// node tests/browser/mail-server.ts PORT FOLDER
// A mail server for the journeys: what arrives lies in a folder, where tests read it.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';

const [port = '', folder = ''] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });

let arrived = 0;
const server = new SMTPServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  logger: false,
  onData(stream, _session, callback) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
    stream.on('end', () => {
      // Names sort as the mails came.
      const file = join(folder, `${Date.now()}-${String(arrived++).padStart(6, '0')}.eml`);
      writeFileSync(`${file}.part`, Buffer.concat(chunks));
      renameSync(`${file}.part`, file);
      callback();
    });
  },
});
server.listen(Number(port), '127.0.0.1');
process.once('SIGTERM', () => server.close(() => process.exit(0)));
