import { expect, test } from 'vitest';
import achievements from '#content/achievements.json' with { type: 'json' };
import { LANGUAGE_CODES } from '#domain/languages.ts';
import { themeCharacters } from '#domain/story-options.ts';
import { drawEmblem } from '#engines/illustrator/built-in/compose/emblem.ts';
import { drawMedal } from '#engines/illustrator/built-in/compose/medal.ts';
import { drawPortrait } from '#engines/illustrator/built-in/compose/portrait.ts';
import { loadCatalogues } from '#server/catalogue/load-catalogue.ts';
import { loadThemeHeroes } from '#server/catalogue/load-theme-heroes.ts';
import { portraitOf } from '#server/features/catalogue-art/character-portraits.ts';
import { MEDALS, THEME_EMBLEMS } from '#server/features/catalogue-art/emblems.ts';

const isSound = (svg: string) => svg.startsWith('<svg ') && !/NaN|undefined|Infinity/.test(svg);

test('every theme has an emblem of its own, and every achievement a medal [PI-11] [AC-01]', () => {
  const { themes } = loadCatalogues('content').en;
  expect(Object.keys(THEME_EMBLEMS).toSorted()).toEqual(themes.map(({ id }) => id).toSorted());
  expect(Object.keys(MEDALS).toSorted()).toEqual(achievements.map(({ slug }) => slug).toSorted());
  const emblems = Object.entries(THEME_EMBLEMS).map(([seed, things]) => drawEmblem({ seed, things }));
  const medals = Object.entries(MEDALS).map(([seed, medal]) => drawMedal({ seed, ...medal }));
  const drawings = [...emblems, ...medals];
  expect(drawings.every(isSound)).toBe(true);
  expect(new Set(drawings).size).toBe(drawings.length);
});

test('every hero of every theme is drawn, whatever a language calls them [PI-11]', () => {
  const heroes = loadThemeHeroes('content');
  const catalogues = loadCatalogues('content');
  const named = LANGUAGE_CODES.flatMap((code) => catalogues[code].themes.flatMap(themeCharacters));
  expect(named.filter(({ id }) => !heroes.has(id))).toEqual([]);
  const drawings = [...heroes.values()].map((hero) => drawPortrait(portraitOf(hero)));
  expect(drawings.every(isSound)).toBe(true);
  expect(new Set(drawings).size).toBe(drawings.length);
});
