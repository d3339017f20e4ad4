import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { headOf, leafOf } from '#web/features/book/leaves.tsx';
import { COVER, pageOf, turned, type BookPlace, type Crossroads } from '#web/features/book/pages.ts';
import type { OpenBeside } from '#web/features/book/use-beside.ts';
import type { BookPage } from '#web/scenes/book-pages.ts';
import type { Aside } from '#web/reader/aside.ts';
import { onSpokenWord, spokenWord } from '#web/reader/read-along.ts';
import type { ReadFrom } from '#web/reader/read-from.ts';
import { useVoicePhase, useVoiceReach, type Voice, type VoicePhase } from '#web/reader/voice.ts';
import { rangeOf } from '#web/reader/word-marker.ts';

/** How it came to be open here: turned on or back, or opened at its cover, which rises. */
export type Way = 'on' | 'back' | 'up';

export interface OpenBook extends BookPlace {
  /** Of the page that is open. */
  leaves: number;
  way: Way;
  phase: VoicePhase;
  /** What is open is read aloud. */
  isRead: boolean;
  turn: (step: 1 | -1) => void;
  go: (page: number) => void;
  /** Of the page that is open. */
  goToLeaf: (leaf: number) => void;
  show: (place: BookPlace) => void;
  onLeaves: (leaves: number) => void;
  /** Plays and pauses. */
  toggle: () => void;
  readFrom: (page: number) => void;
  /** From a word of the page that is open. */
  readWord: ReadFrom;
  /** In the second language or the first, from where the voice is. */
  hear: (second: boolean) => void;
}

interface Opening {
  page: number;
  voice: Voice | null;
  /** Holds the text of the page that is open. */
  text: RefObject<HTMLElement | null>;
  beside: OpenBeside;
  own: Aside | undefined;
  crossroads: Crossroads | undefined;
}

/** Where the book is open. The voice turns the page; who turns the page takes the voice along. */
export function useBook(pages: readonly BookPage[], opening: Opening): OpenBook {
  const { page, voice, text, beside, own, crossroads } = opening;
  const [{ opened, way }, setTurned] = useState<{ opened: BookPlace; way: Way }>({
    opened: { page, leaf: 0 },
    way: page === COVER ? 'up' : 'on',
  });
  // What was told in vain is gone, and the pages with it.
  const place = { ...opened, page: Math.min(opened.page, pages.length + 1) };
  /** Wherever something is to be read. */
  const stops = crossroads ? [...pages, crossroads] : pages;
  const [leaves, setLeaves] = useState(1);
  const phase = useVoicePhase(voice);
  const reach = useVoiceReach(voice);
  const { heard } = beside;
  /** Whose words are followed, if not the ones of the story. */
  const followed = (heard ?? own)?.id;
  const inFirst = (offset: number) => heard?.from(offset) ?? offset;
  const readOn = (offset: number) => voice?.readFrom(heard?.to(offset) ?? offset);
  const isReading = phase === 'playing' || phase === 'generating';
  const reads = (to: number) => {
    const stop = stops[to - 1];
    return voice !== null && (!stop || stop.offset < reach);
  };
  const show = (next: BookPlace, step: 1 | -1 = next.page < place.page ? -1 : 1) => {
    if (next.page !== place.page) setLeaves(1);
    setTurned({ opened: next, way: step === 1 ? 'on' : 'back' });
  };
  const readFrom = (to: number) => {
    const first = stops[to - 1];
    if (first) readOn(first.offset);
    show({ page: to, leaf: 0 });
  };
  const turn = (step: 1 | -1) => {
    const next = turned(place, step, leaves, pages.length);
    if (!next) return;
    // The head of the leaf is known when it is seen; with the screen off no frame would come to wait for.
    flushSync(() => show(next, step));
    if (!isReading) return;
    const stop = stops[next.page - 1];
    if (!stop || !reads(next.page)) voice?.pause();
    else if (next.page !== place.page) readOn(stop.offset);
    else readLeaf(stop.offset);
  };
  const readLeaf = (otherwise: number) => {
    const head = headOf(text.current, followed);
    if (head === undefined) readOn(otherwise);
    else voice?.readFrom(head);
  };
  const toggle = () => {
    if (!reads(place.page)) return;
    const word = spokenWord();
    if (isReading) voice?.pause();
    else if (phase === 'paused' && (!word || pageOf(stops, inFirst(word.offset)) === place.page))
      voice?.goOn();
    else if (place.page === COVER || place.page > stops.length) readFrom(1);
    else readLeaf(stops[place.page - 1]?.offset ?? 0);
  };
  const hear = (second: boolean) => {
    const word = spokenWord();
    const here = word?.aside === followed ? word?.offset : undefined;
    const first = here === undefined ? pages[place.page - 1]?.offset : inFirst(here);
    beside.hear(second);
    if (isReading) voice?.readFrom((second ? beside.text?.to(first ?? 0) : first) ?? 0);
  };

  const onWord = useEffectEvent(() => {
    const word = spokenWord();
    if (!word || word.aside !== followed) return;
    const to = pageOf(stops, inFirst(word.offset));
    const range = to === place.page && text.current ? rangeOf(text.current, word) : undefined;
    const leaf = range && text.current ? leafOf(text.current, range) : 0;
    if (to !== place.page || (range && leaf !== place.leaf)) show({ page: to, leaf });
  });
  useEffect(() => onSpokenWord(() => onWord()), []);
  // The last page, or the one at which a guest's voice ends.
  const onHeard = useEffectEvent(() => {
    if (heard?.rest !== undefined) {
      beside.hear(false);
      voice?.readFrom(heard.rest);
      return;
    }
    const unread = stops.findIndex((_, i) => !reads(i + 1));
    show({ page: unread === -1 ? pages.length + 1 : unread + 1, leaf: 0 });
  });
  useEffect(() => voice?.onHeard(() => onHeard()), [voice]);
  const readWord: ReadFrom = ({ offset, aside }) => {
    if (!voice || (aside === followed && offset >= reach)) return false;
    if (aside !== followed) beside.hear(aside !== undefined);
    voice.readFrom(offset);
    return true;
  };

  return {
    ...place,
    leaf: Math.min(place.leaf, leaves - 1),
    leaves,
    way,
    phase,
    isRead: reads(place.page),
    turn,
    go: (to) => show({ page: to, leaf: 0 }),
    goToLeaf: (leaf) => leaf !== place.leaf && show({ page: place.page, leaf }),
    show,
    onLeaves: setLeaves,
    toggle,
    readFrom,
    readWord,
    hear,
  };
}
