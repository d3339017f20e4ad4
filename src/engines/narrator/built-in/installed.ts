import { createRequire } from 'node:module';

/** The voices' packages are optional: is this one there? */
export function isInstalled(name: string): boolean {
  try {
    createRequire(import.meta.url).resolve(`${name}/package.json`);
    return true;
  } catch {
    return false;
  }
}
