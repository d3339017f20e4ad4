import sharp from 'sharp';

/** Pictures side by side in one, in the format that the file's name asks for. */
export async function contactSheet(
  file: string,
  tiles: readonly Uint8Array[],
  { columns, width, height }: { columns: number; width: number; height: number },
): Promise<void> {
  const rows = Math.ceil(tiles.length / columns);
  const sheet = sharp({
    create: { width: columns * width, height: rows * height, channels: 3, background: '#ffffff' },
  }).composite(
    tiles.map((tile, i) => ({
      input: Buffer.from(tile),
      left: (i % columns) * width,
      top: Math.floor(i / columns) * height,
    })),
  );
  await sheet.toFile(file);
  console.log(file);
}
