import { saveFile } from '#web/browser/save-file.ts';

/** Saves what is at an address under a name. Rejects if it cannot be had. */
export async function savePicture(address: string, name: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the picture answered ${response.status}`);
  saveFile(await response.blob(), name);
}
