import { describe, expect, test } from 'vitest';
import { nearest } from '#domain/nearest.ts';
import { loadCatalogues } from '#server/catalogue/load-catalogue.ts';
import { loadMeanings } from '#server/catalogue/load-meanings.ts';
import { LANGUAGE_CODES } from '#domain/languages.ts';

const catalogues = loadCatalogues('content');
const meanings = loadMeanings('content', catalogues);

describe.each(LANGUAGE_CODES)('in %s', (language) => {
  test.each(['themes', 'settings'] as const)('%s are known by their own names [TL-13]', (kind) => {
    const lost = catalogues[language][kind].filter(({ name, id }) => nearest(name, meanings[language][kind]) !== id);
    // Some names are made of two wishes ("Castle on the Hill"), and one of them may weigh more.
    expect(lost.map(({ name }) => name).length).toBeLessThanOrEqual(catalogues[language][kind].length * 0.15);
  });
});
