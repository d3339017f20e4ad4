/** The code points a TrueType font has signs for, from its `cmap` table. */
export function coverageOf(font: Uint8Array): Set<number> {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const cmap = tableAt(view, 'cmap');
  const covered = new Set<number>();
  for (let i = 0; i < view.getUint16(cmap + 2); i++) {
    const subtable = cmap + view.getUint32(cmap + 4 + i * 8 + 4);
    const format = view.getUint16(subtable);
    if (format === 4) addSegments(view, subtable, covered);
    if (format === 12) addGroups(view, subtable, covered);
  }
  return covered;
}

function tableAt(view: DataView, tag: string): number {
  for (let i = 0; i < view.getUint16(4); i++) {
    const entry = 12 + i * 16;
    const name = String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(entry + byte)));
    if (name === tag) return view.getUint32(entry + 8);
  }
  throw new Error(`the font has no table ${tag}`);
}

/** Format 4: the basic plane, in segments with an offset of their own. */
function addSegments(view: DataView, subtable: number, covered: Set<number>): void {
  const doubled = view.getUint16(subtable + 6);
  const ends = subtable + 14;
  const starts = ends + doubled + 2;
  const deltas = starts + doubled;
  const offsets = deltas + doubled;
  for (let i = 0; i < doubled; i += 2) {
    const start = view.getUint16(starts + i);
    const end = view.getUint16(ends + i);
    const delta = view.getUint16(deltas + i);
    const offset = view.getUint16(offsets + i);
    for (let code = start; code <= end && code !== 0xffff; code++) {
      const listed = offset === 0 ? code : view.getUint16(offsets + i + offset + (code - start) * 2);
      const glyph = offset !== 0 && listed === 0 ? 0 : (listed + delta) & 0xffff;
      if (glyph !== 0) covered.add(code);
    }
  }
}

/** Format 12: all planes, in runs. */
function addGroups(view: DataView, subtable: number, covered: Set<number>): void {
  for (let i = 0; i < view.getUint32(subtable + 12); i++) {
    const group = subtable + 16 + i * 12;
    const end = view.getUint32(group + 4);
    for (let code = view.getUint32(group); code <= end; code++) covered.add(code);
  }
}
