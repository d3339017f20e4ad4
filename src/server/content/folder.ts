import { fileURLToPath } from 'node:url';

export const CONTENT = fileURLToPath(new URL('../../../content', import.meta.url));
