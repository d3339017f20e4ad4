import { parseAst } from 'rolldown/parseAst';
import { expect, test } from 'vitest';
import { findFragile } from './lazy-pieces.ts';
import { readSources } from './sources.ts';

const found = (code: string) =>
  findFragile([{ file: 'x.tsx', program: parseAst(code, { lang: 'tsx' }) }]).length;

test.each([
  ["const load = () => import('./piece.ts');", 1],
  ["const load = onceMore(() => import('./piece.ts'));", 0],
  ["const load = patiently(async () => { await word(); return import('./piece.ts'); });", 0],
  ["const Piece1 = lazy(patiently(() => import('./p.tsx'))); const x = <Suspense><Piece1 /></Suspense>;", 1],
  ["const Piece1 = lazy(patiently(() => import('./p.tsx'))); const x = <Piece><Piece1 /></Piece>;", 0],
  ["const Piece1 = lazy(() => import('./p.tsx')); const x = <Piece1 />;", 2],
])('%s has %i faults', (code, count) => {
  expect(found(code)).toBe(count);
});

test('whatever the web loads later is asked for again, and breaks alone [UX-04]', () => {
  // Before the paint nothing of ours is there yet; what is asked for then, the next page asks for again.
  const sources = readSources('src/web').filter(({ file }) => !/\.test\.tsx?$|before-paint\.js$/.test(file));
  expect(sources.length).toBeGreaterThan(300);
  expect(findFragile(sources)).toEqual([]);
});
