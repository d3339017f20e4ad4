import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { voiceKindOf, whoSpeaks } from '#domain/character-voices.ts';
import { LANGUAGE_CODES, type LanguageCode } from '#domain/languages.ts';
import type { StoryScene } from '#domain/scene-direction.ts';
import { surroundingsOf } from '#domain/surroundings.ts';
import { linesWithin, voicedLines } from '#engines/narrator/built-in/dialogue.ts';
import { breathsIn } from '#engines/narrator/built-in/in-whole.ts';
import type { SpeechRequest } from '#engines/narrator/port.ts';
import { parseContentFile } from '#server/db/seed/content-file.ts';
import { libraryStory } from '#server/db/seed/stories.ts';
import {
  directionsInTelling,
  readDirections,
  readTelling,
} from '#server/features/pictures/library-directions.ts';
import { partsAhead, partsOf } from '#web/features/narration/parts.ts';

/** What is said at each place of the text, and in which voices. */
function sentencesOf(request: SpeechRequest, at = 0): [number, string, unknown][] {
  const lines = voicedLines(request);
  return breathsIn(request).map((breath) => [at + breath.offset, breath.text, linesWithin(breath, lines)]);
}

interface Told {
  name: string;
  language: LanguageCode;
  content: string;
  scenes: readonly StoryScene[];
}

const tales = globSync('content/library/fairy-tales/*.scenes.yaml')
  .toSorted()
  .flatMap((file): Told[] => {
    const original = readDirections(file);
    const { language } = storyInFile(file.replace('.scenes.yaml', '.md'));
    const tellings = globSync(file.replace('.scenes.yaml', '.??.md')).map((each): Told => {
      const telling = readTelling(each);
      const scenes = directionsInTelling(original, telling);
      return { name: each, language: telling.slug.language, content: telling.content, scenes };
    });
    return [{ name: file, language, ...original }, ...tellings];
  });

function storyInFile(file: string) {
  return libraryStory.parse(parseContentFile({ path: file, text: readFileSync(file, 'utf8') }));
}

describe('a sentence sounds the same, however much of its story is asked for at once [VO-09] [VO-10]', () => {
  test.each(LANGUAGE_CODES)('in the fairy tales: %s', (language) => {
    const told = tales.filter((each) => each.language === language);
    expect(told.length).toBeGreaterThan(5);
    for (const { name, content, scenes } of told) {
      const speakers = whoSpeaks([], scenes).map((each) => ({
        ...each,
        kind: voiceKindOf(each.figure ?? 'child', each.gender),
      }));
      const whole = sentencesOf({ text: content, language, speed: 1, speakers });
      for (const cut of [partsOf(content, language), partsAhead(content, content.length / 2)]) {
        const parts = cut.flatMap(({ text, offset }) => {
          const around = surroundingsOf(content, offset, text.length);
          return sentencesOf({ text, language, speed: 1, speakers, around }, offset);
        });
        expect(
          parts.toSorted(([one], [other]) => one - other),
          name,
        ).toEqual(whole);
      }
    }
  });

  test('a story that goes on is cast as before', () => {
    for (const { name, language, content, scenes } of tales) {
      const speakers = whoSpeaks([], scenes);
      const half = content.lastIndexOf('\n', content.length / 2);
      const before = sentencesOf({ text: content.slice(0, half), language, speed: 1, speakers });
      const after = sentencesOf({ text: content, language, speed: 1, speakers });
      expect(after.slice(0, before.length), name).toEqual(before);
    }
  });
});
