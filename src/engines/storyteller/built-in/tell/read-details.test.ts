import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode } from '#domain/languages.ts';
import { Memory } from '#engines/storyteller/built-in/memory.ts';
import { castStory } from '#engines/storyteller/built-in/plan/casting.ts';
import { readDetails } from '#engines/storyteller/built-in/tell/read-details.ts';
import { tellStory } from '#engines/storyteller/built-in/tell/tell-story.ts';
import { phrasebookLoader } from '#engines/storyteller/built-in/phrasebook/load-phrasebook.ts';
import type { StoryCharacter } from '#engines/storyteller/port.ts';

const load = phrasebookLoader(fileURLToPath(new URL('../../../../../content', import.meta.url)));
const english = await load('en', '6-8');

const read = (description: string, kind: StoryCharacter['kind'] = 'child') => {
  const who: StoryCharacter = { name: 'Ben', kind, gender: 'x', personal: true, description };
  const detail = readDetails(castStory([who]), english);
  return detail && [detail.kind, detail.word?.forms.get('base') ?? detail.word?.forms.get('plant')];
};
const text = (words: string) => [{ type: 'text', text: words }];

test.each([
  ['loves trains', 'likes', 'trains'],
  ['LOVES TRAINS!', 'likes', 'trains'],
  ['is afraid of the dark', 'fears', 'the dark'],
  ['scared of dogs, loves dinosaurs', 'likes', 'dinosaurs'],
  ['not shy, but loves football', 'likes', 'football'],
])('what families write is understood: %s [PC-06]', (description, kind, words) => {
  expect(read(description)).toEqual([kind, text(words)]);
});

test('a trait is known by all its words, and says more than a thing named beside it [PC-06]', () => {
  expect(read('our dog who steals socks', 'pet')?.[0]).toBe('trait');
  expect(read('is shy')?.[0]).toBe('trait');
});

test('an animal has no favourite subject to talk about [PC-06]', () => {
  expect(read('loves trains', 'pet')?.[0]).toBe('quote');
});

test.each([
  ['grew up by the loch', 'quote'],
  ['is not afraid of the dark', 'quote'],
  ['works at the carpet shop', 'quote'],
])('what is not understood is quoted: %s [PC-06]', (description, kind) => {
  expect(read(description)?.[0]).toBe(kind);
});

test('what is long, or would quarrel with the quotation marks, is left out [PC-06]', () => {
  expect(read(`grew up by the loch ${'far away '.repeat(8)}`)).toBeUndefined();
  expect(read('calls everybody “chum”')).toBeUndefined();
});

test('whoever comes out of a book brings no description of ours', () => {
  const hero: StoryCharacter = {
    name: 'Ember',
    kind: 'being',
    gender: 'x',
    personal: false,
    description: 'loves trains',
  };
  expect(readDetails(castStory([hero]), english)).toBeUndefined();
});

/** As families write: something loved, something feared. */
const WRITTEN: Readonly<Record<LanguageCode, readonly [loves: string, fears: string]>> = {
  en: ['loves trains', 'is afraid of the dark'],
  es: ['le encantan los trenes', 'tiene miedo a la oscuridad'],
  fr: ['adore les trains', 'a peur du noir'],
  de: ['liebt Züge', 'hat Angst im Dunkeln'],
  hi: ['उसे रेलगाड़ी बहुत पसंद है', 'अँधेरे से डरता है'],
  ta: ['ரயில் ரொம்பப் பிடிக்கும்', 'இருட்டைக் கண்டால் பயம்'],
  zh: ['最喜欢火车', '怕黑'],
  ja: ['電車が大好き', '暗いところがこわい'],
  sv: ['älskar tåg', 'är rädd för mörkret'],
  mr: ['तिला रेल्वे खूप आवडते', 'अंधाराची भीती वाटते'],
};

test.each(LANGUAGE_CODES)(
  'in %s what is loved or feared is planted and paid off [PC-06]',
  async (language) => {
    const phrasebook = await load(language, '6-8');
    for (const [i, kind] of (['likes', 'fears'] as const).entries()) {
      const description = WRITTEN[language][i] ?? '';
      const hero: StoryCharacter = { name: 'Maya', kind: 'child', gender: 'f', personal: true, description };
      const detail = readDetails(castStory([hero]), phrasebook);
      expect(detail?.kind, description).toBe(kind);
      const named = [...(detail?.word?.forms.values() ?? [])].map((template) =>
        template.map((node) => (node.type === 'text' ? node.text : '')).join(''),
      );
      const { text } = tellStory({
        request: {
          language,
          ageGroup: '6-8',
          setting: { name: 'x', pack: 'forest' },
          theme: { name: 'x', family: 'kindness' },
          characters: [hero],
        },
        phrasebook,
        memory: Memory.read(undefined),
        seed: 3,
      });
      const lower = text.toLocaleLowerCase(language);
      // Articles melt into what stands before them.
      const forms = named.map((form) => form.toLocaleLowerCase(language).split(' ').at(-1) ?? form);
      const places = forms
        .flatMap((form) => [lower.indexOf(form), lower.lastIndexOf(form)])
        .filter((at) => at >= 0);
      // Early, and again near the end.
      expect(Math.min(...places), text).toBeLessThan(text.length / 2);
      expect(Math.max(...places), text).toBeGreaterThan(text.length / 2);
    }
  },
);
