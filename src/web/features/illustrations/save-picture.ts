import { download } from '#web/api/api.ts';
import { saveFile } from '#web/browser/save-file.ts';

/** Saves what is at an address under a name. Rejects if it cannot be had. */
export async function savePicture(address: string, name: string): Promise<void> {
  saveFile(await download(address), name);
}
