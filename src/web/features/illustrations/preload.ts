/** Loads and decodes pictures, so that they are there at once when they are shown. Rejects if one of them is not to be had. */
export async function preload(urls: readonly string[]): Promise<void> {
  await Promise.all(
    urls.map((url) => {
      const image = new Image();
      image.src = url;
      return image.decode();
    }),
  );
}
