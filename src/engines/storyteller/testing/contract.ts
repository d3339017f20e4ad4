import { describe, expect, test } from 'vitest';
import { CHOICE_KINDS, MOST_CHOICES, type ChoiceKind } from '#domain/adventure.ts';
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

    test('offers three choices that differ in kind, two or three times, and then an ending', async () => {
      const chosen: ChoiceKind[] = [];
      const adventure = () => storyteller().adventure({ ...request, chosen, seed: 5 }, signal);
      let segment = await adventure();
      while (!segment.isEnding) {
        expect(segment.id).toBe(`segment-${chosen.length + 1}`);
        expect(segment.choices.map(({ id }) => id)).toEqual(CHOICE_KINDS);
        for (const { text, outcome } of segment.choices) expect(text && outcome).toBeTruthy();
        chosen.push(CHOICE_KINDS[chosen.length % CHOICE_KINDS.length] ?? 'kind');
        expect(chosen.length).toBeLessThanOrEqual(MOST_CHOICES);
        segment = await adventure();
      }
      expect(chosen.length).toBeGreaterThanOrEqual(2);
      expect(segment).toMatchObject({ id: `segment-${chosen.length + 1}`, choices: [] });
    });
  });
}
