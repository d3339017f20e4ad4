import { describe, expect, test } from 'vitest';
import { CHOICE_KINDS } from '#domain/adventure.ts';
import { type StoryPart, type StoryRequest, type Storyteller } from '#engines/storyteller/port.ts';

const request: StoryRequest = {
  language: 'en',
  ageGroup: '6-8',
  setting: { name: 'Forest', pack: 'forest' },
  theme: { name: 'Kindness', family: 'kindness' },
  characters: [
    { name: 'Maya', kind: 'child', gender: 'f', personal: true },
    { name: 'Rex', kind: 'pet', gender: 'm', species: 'dog', personal: true },
  ],
};

/** What everybody who tells stories must do; each adapter runs it. */
export function storytellerContract(name: string, storyteller: () => Storyteller): void {
  const signal = new AbortController().signal;
  const tell = async (more: Partial<StoryRequest> = {}) => {
    const parts: StoryPart[] = [];
    for await (const part of storyteller().tell({ ...request, ...more }, signal)) parts.push(part);
    return parts;
  };
  const textOf = (parts: StoryPart[]) =>
    parts.map((part) => (part.type === 'text' ? part.text : '')).join('');

  describe(`${name} keeps the storyteller's contract`, () => {
    test('says who is telling, then a title, then the text', async () => {
      const parts = await tell();
      const kinds = parts.map(({ type }) => type);
      expect(kinds.slice(0, 3)).toEqual(['writer', 'title', 'text']);
      expect(parts[0]).toMatchObject({ writer: storyteller().name });
      expect(textOf(parts).length).toBeGreaterThan(300);
    });

    test('names everybody', async () => {
      const text = textOf(await tell());
      for (const character of request.characters) expect(text).toContain(character.name);
    });

    test('goes on with a story without a title', async () => {
      const parts = await tell({ existingStory: 'Maya and Rex found a red boat.' });
      expect(parts.some(({ type }) => type === 'title')).toBe(false);
      expect(textOf(parts)).toContain('Maya');
    });

    test('offers three choices that differ in kind, twice, and then an ending', async () => {
      const adventure = (chosen: (typeof CHOICE_KINDS)[number][]) =>
        storyteller().adventure({ ...request, chosen, seed: 5 }, signal);
      for (const chosen of [[], ['clever' as const]]) {
        const segment = await adventure(chosen);
        expect(segment).toMatchObject({ id: `segment-${chosen.length + 1}`, isEnding: false });
        expect(segment.choices.map(({ id }) => id)).toEqual(CHOICE_KINDS);
        for (const { text, outcome } of segment.choices) expect(text && outcome).toBeTruthy();
      }
      expect(await adventure(['kind', 'brave'])).toMatchObject({
        id: 'segment-3',
        choices: [],
        isEnding: true,
      });
    });
  });
}
