/** Browsers read the file after the click; its address has to live until then. */
const LIFE_MS = 60_000;

/** Saves what is at an address under a name. Rejects if it cannot be had. */
export async function savePicture(address: string, name: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the picture answered ${response.status}`);
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), LIFE_MS);
}
