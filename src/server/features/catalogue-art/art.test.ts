import { expect, test } from 'vitest';
import type { CatalogueCharacter, CatalogueSetting } from '#domain/catalogue.ts';
import { createCatalogueArt, type ArtDependencies } from '#server/features/catalogue-art/art.ts';
import { viewOf } from '#server/features/catalogue-art/setting-views.ts';
import type { FileStore } from '#server/storage/file-store.ts';

const item = { name: '', emoji: '🙂', description: '', ages: [] };
const setting: CatalogueSetting = {
  ...item,
  id: 'beach',
  pack: 'seaside',
  place: 'beach',
  where: '',
  themes: [],
};
const character: CatalogueCharacter = {
  ...item,
  id: 'ember',
  givenName: 'Ember',
  kind: 'being',
  gender: 'f',
  figure: 'dragon',
};
const themeHeroes = new Map([
  ['magic-char-0', { id: 'magic-char-0', figure: 'witch' as const, gender: 'f' as const }],
]);
const catalogue = { settings: [setting], characters: [character] };

test('a setting that nobody has arranged yet is seen in daylight', () => {
  expect(viewOf({ ...setting, id: 'brand-new' })).toEqual({
    place: 'beach',
    time: 'day',
    weather: 'clear',
    seed: 'brand-new',
  });
});

/** A studio that counts what it does and draws what it is told. */
function setUp({ store = inMemory(), svg = '<svg/>' }: { store?: FileStore; svg?: string } = {}) {
  const done: string[] = [];
  const did =
    <Result>(what: string, result: Result) =>
    async () => {
      done.push(what);
      return result;
    };
  const studio: ArtDependencies['studio'] = {
    drawView: did('view', svg),
    drawPortrait: did('portrait', svg),
    drawLikeness: did('likeness', svg),
    drawEmblem: did('emblem', svg),
    drawMedal: did('medal', svg),
    rasterize: did('rasterize', new Uint8Array([1])),
    cutOut: did('cut out', new Uint8Array([2])),
  };
  return { art: createCatalogueArt({ catalogue, themeHeroes, studio, store }), done };
}

function inMemory(): FileStore & { files: Map<string, Uint8Array> } {
  const files = new Map<string, Uint8Array>();
  return {
    files,
    keep: async (name, bytes) => void files.set(name, bytes),
    read: async (name) => files.get(name),
  };
}

test('the second request comes from the store', async () => {
  const { art, done } = setUp();
  const first = await art.setting('beach');
  expect(await art.setting('beach')).toEqual(first);
  expect(done).toEqual(['view', 'rasterize']);
});

test('two who ask at once share the work', async () => {
  const { art, done } = setUp();
  await Promise.all([art.character('ember'), art.character('ember')]);
  expect(done).toEqual(['portrait', 'cut out']);
});

test('after a restart the same drawing needs no new pixels', async () => {
  const store = inMemory();
  const before = await setUp({ store }).art.setting('beach');
  const { art, done } = setUp({ store });
  expect(await art.setting('beach')).toEqual(before);
  expect(done).toEqual(['view']);
});

test('a better drawing takes the place of the old one', async () => {
  const store = inMemory();
  const before = await setUp({ store }).art.setting('beach');
  const { art, done } = setUp({ store, svg: '<svg>better</svg>' });
  expect((await art.setting('beach'))?.version).not.toBe(before?.version);
  expect(done).toEqual(['view', 'rasterize']);
});

test('what was lost from the store is made again', async () => {
  const store = inMemory();
  const { art, done } = setUp({ store });
  await art.setting('beach');
  store.files.clear();
  expect(await art.setting('beach')).toBeDefined();
  expect(done).toEqual(['view', 'rasterize', 'view', 'rasterize']);
});

test('a failure is not remembered', async () => {
  const files = inMemory();
  let full = true;
  const store: FileStore = {
    read: (name) => files.read(name),
    keep: async (name, bytes) => {
      if (full) throw new Error('the disk is full');
      await files.keep(name, bytes);
    },
  };
  const { art } = setUp({ store });
  await expect(art.setting('beach')).rejects.toThrow('the disk is full');
  full = false;
  expect(await art.setting('beach')).toBeDefined();
});

test('nobody draws what the catalogue does not know', async () => {
  const { art, done } = setUp();
  expect(await art.setting('constructor')).toBeUndefined();
  expect(await art.character('beach')).toBeUndefined();
  expect(done).toEqual([]);
});

test('what is drawn ahead is there when somebody asks, and each card is drawn once', async () => {
  const { art, done } = setUp();
  await art.drawAhead(new AbortController().signal);
  const ahead = [...done];
  expect(ahead.filter((what) => what === 'view')).toHaveLength(2);
  expect(ahead.filter((what) => what === 'portrait')).toHaveLength(2);
  expect(ahead.indexOf('view')).toBeLessThan(ahead.indexOf('emblem'));
  expect(ahead.indexOf('emblem')).toBeLessThan(ahead.indexOf('portrait'));
  await Promise.all([art.setting('beach'), art.theme('magic'), art.character('ember')]);
  expect(done).toEqual(ahead);
});

test('whoever stops draws nothing ahead any more', async () => {
  const { art, done } = setUp();
  await art.drawAhead(AbortSignal.abort());
  expect(done).toEqual([]);
});
