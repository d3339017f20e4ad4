// Builds what changed, then runs the server and starts it again if it ends unasked. Plain JavaScript, so that an old Node can still say what is missing.
import { existsSync } from 'node:fs';

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `Node 24 is needed, this is ${process.version}. Run bin/start, or "npm ci" and then "npm start".`,
  );
  process.exit(1);
}
if (existsSync('.env')) process.loadEnvFile('.env');
process.env.NODE_ENV ??= 'production';

const { ensureBuilt } = await import('./build.ts');
await ensureBuilt();
const { keepWatch } = await import('./keep-watch.ts');
process.exit(await keepWatch({ program: ['src/server/main.ts'] }));
