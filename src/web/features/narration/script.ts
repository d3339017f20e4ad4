import type { CloudVoices } from '#contract/engines.ts';
import { whoSpeaks } from '#domain/character-voices.ts';
import { paragraphsOf } from '#domain/paragraphs.ts';
import { surroundingsOf } from '#domain/surroundings.ts';
import type { ToldStory } from '#domain/told-story.ts';
import { saidNamesIn } from '#web/device/family-store.ts';
import type { Part } from '#web/features/narration/parts.ts';
import type { SpeechWish } from '#web/features/narration/speech.ts';
import type { VoiceChoice } from '#web/features/narration/voice-choice.ts';
import type { RecordedPage } from '#web/reader/family-voice.ts';

/** What is read, and by whom. */
export interface Script extends VoiceChoice {
  story: ToldStory;
  voices: CloudVoices;
  /** Pages that somebody of the family has read. */
  recorded?: readonly RecordedPage[];
}

/** Of what is read, whoever wrote it: who reads which of it. */
export function readerOf({ quality, storyteller, whoReads, recorded = [] }: Script): string {
  const pages = recorded.map(({ offset, version }) => [offset, version]);
  return JSON.stringify([quality, storyteller, whoReads, pages]);
}

export function wishOf(part: Pick<Part, 'text'> & Partial<Part>, script: Script): SpeechWish {
  const { text, offset } = part;
  const { story, quality, storyteller, whoReads, voices } = script;
  return {
    text,
    characterId: story.heroes[0]?.id ?? 'storyteller',
    language: story.language,
    // Faster and slower are done by the browser, so that nothing is read anew.
    speed: 1,
    ageGroup: story.ageGroup,
    characters: story.speakers ?? whoSpeaks(story.heroes),
    ...(whoReads && { whoReads }),
    ...(offset !== undefined && {
      turns: turnsIn({ text, offset }, story),
      around: surroundingsOf(story.text, offset, text.length),
    }),
    ...(quality && { quality }),
    ...(storyteller && { storyteller }),
    ...saidIn(text, story),
    voices,
    // Of what somebody else shared nothing stays on this device.
    ...(story.link ? { link: story.link.key } : { storyId: story.id }),
    ...(story.byUs && { byUs: true }),
    ...(story.isLibrary && { libraryStory: story.id }),
    ...(story.seal && { page: { text: story.text, seal: story.seal } }),
  };
}

/** Names of this family, in stories of this family. */
function saidIn(text: string, { isLibrary, link }: ToldStory): Pick<SpeechWish, 'said'> {
  const said = isLibrary || link ? [] : saidNamesIn(text);
  return said.length > 0 ? { said } : {};
}

/** Where pages begin in a part; where it ends, if the next one begins behind it. */
function turnsIn({ text, offset }: Pick<Part, 'text' | 'offset'>, story: ToldStory): number[] {
  const end = offset + text.length;
  const next = end + (/^\s*/.exec(story.text.slice(end))?.[0].length ?? 0);
  return pagesOf(story)
    .filter((turn) => turn >= offset && turn <= next)
    .map((turn) => Math.min(turn - offset, text.length));
}

/** Where the pages of a story begin; whatever stands before the first is on it. */
function pagesOf({ turns = [] }: ToldStory): number[] {
  return [0, ...turns.filter((turn) => turn > 0)];
}

/** Where the page begins on which something stands; without pages, its paragraph. */
export function pageAt(story: ToldStory, offset: number): number {
  const begins = story.turns?.length
    ? pagesOf(story)
    : paragraphsOf(story.text).map((paragraph) => paragraph.offset);
  return begins.findLast((each) => each <= offset) ?? 0;
}
