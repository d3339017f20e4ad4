/** The whole product on a free port; its log tells which. */
const [dataDir = ''] = process.argv.slice(2);
Object.assign(process.env, { DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', NATURAL_VOICE: 'off' });
await import('#server/main.ts');
