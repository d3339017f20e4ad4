import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

/**
 * Cuts the two faces that every page needs down to what pages use: Latin letters and punctuation, the softness of the
 * display face fixed, only the weights that occur. The results are kept in src/web/fonts; run `npm run fonts` after
 * raising the font packages. Other scripts and faces are used as their packages ship them.
 */
const LATIN = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x152, 0x153],
  [0x178, 0x178],
  [0x1e9e, 0x1e9e],
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
] as const;

const letters = LATIN.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)),
).join('');

interface Cut {
  source: string;
  target: string;
  variationAxes: Record<string, number | { min: number; max: number }>;
}

const CUTS: readonly Cut[] = [
  {
    source: '@fontsource-variable/fraunces/files/fraunces-latin-soft-normal.woff2',
    target: 'fraunces-soft-latin.woff2',
    variationAxes: { SOFT: 100, wght: { min: 500, max: 700 } },
  },
  {
    source: '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2',
    target: 'nunito-latin.woff2',
    variationAxes: { wght: { min: 400, max: 800 } },
  },
];

for (const { source, target, variationAxes } of CUTS) {
  const font = readFileSync(`node_modules/${source}`);
  const cut = await subsetFont(font, letters, { targetFormat: 'woff2', variationAxes });
  writeFileSync(`src/web/fonts/${target}`, cut);
  console.log(`${target}: ${font.length} -> ${cut.length} bytes`);
}
