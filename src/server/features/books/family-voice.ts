import type { MyStory } from '#contract/my-stories.ts';
import type { Relation } from '#domain/recordings.ts';
import type { Book, BookPage, PageVoice } from '#engines/bookbinder/port.ts';
import { sampleRateOf } from '#engines/narrator/read-mp3.ts';
import { VOICE_RATES, type VoiceRate } from '#engines/narrator/recording.ts';
import { readBook, voiceOf, type BookMaking } from '#server/features/books/make-book.ts';

/** A page as somebody of the family has read it. */
export interface OwnPage {
  /** Seconds. */
  duration: number;
  mp3: (rate: VoiceRate) => Promise<Uint8Array | undefined>;
}

/** By the text of a page; undefined where nobody has read it. */
export type OwnPages = (text: string) => OwnPage | undefined;

type Heard = Pick<BookMaking, 'narrator' | 'ownPages'> & { voice: Relation };

/** Page by page: as somebody of the family has read it, or by our voice. */
export async function* heardPages(
  book: Book,
  story: MyStory,
  { narrator, ownPages, voice }: Heard,
  signal: AbortSignal,
): AsyncGenerator<PageVoice> {
  const own = await ownPages(story.id, voice);
  const ours = (page: BookPage) => readBook({ ...book, pages: [page] }, story, narrator, signal);
  const rate = await rateBeside(
    book.pages.find(({ text }) => !own(text)),
    ours,
  );
  for (const page of book.pages) yield (await ownVoice(own(page.text), rate)) ?? (await voiceOf(ours(page)));
}

/** One file has one rate, and our voice has its own. What is said to find out is kept for when it is read. */
async function rateBeside(
  page: BookPage | undefined,
  ours: (page: BookPage) => ReturnType<typeof readBook>,
): Promise<VoiceRate> {
  if (page)
    for await (const { audio } of ours(page))
      return VOICE_RATES.find((rate) => rate === sampleRateOf(audio)) ?? VOICE_RATES[0];
  return VOICE_RATES[0];
}

async function ownVoice(page: OwnPage | undefined, rate: VoiceRate): Promise<PageVoice | undefined> {
  const mp3 = await page?.mp3(rate);
  return mp3 && page && { mp3, duration: page.duration, words: [], asWhole: true };
}
