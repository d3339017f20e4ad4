import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { headOf, leafOf } from '#web/features/book/leaves.tsx';
import { COVER, pageOf, turned, type BookPlace } from '#web/features/book/pages.ts';
import type { OpenBeside } from '#web/features/book/use-beside.ts';
import type { BookPage } from '#web/scenes/book-pages.ts';
import { onSpokenWord, onWordTapped, spokenWord } from '#web/reader/read-along.ts';
import { useVoicePhase, useVoiceReach, type Voice, type VoicePhase } from '#web/reader/voice.ts';
import { rangeOf } from '#web/reader/word-marker.ts';

export interface OpenBook extends BookPlace {
  /** Of the page that is open. */
  leaves: number;
  /** The way that it was turned last. */
  way: 1 | -1;
  phase: VoicePhase;
  /** What is open is read aloud. */
  isRead: boolean;
  turn: (step: 1 | -1) => void;
  go: (page: number) => void;
  onLeaves: (leaves: number) => void;
  /** Plays and pauses. */
  toggle: () => void;
  readFrom: (page: number) => void;
  /** In the second language or the first, from where the voice is. */
  hear: (second: boolean) => void;
}

interface Opening {
  page: number;
  voice: Voice | null;
  /** Holds the text of the page that is open. */
  text: RefObject<HTMLElement | null>;
  beside: OpenBeside;
}

/** Where the book is open. The voice turns the page; who turns the page takes the voice along. */
export function useBook(pages: readonly BookPage[], { page, voice, text, beside }: Opening): OpenBook {
  const [{ place, way }, setTurned] = useState<{ place: BookPlace; way: 1 | -1 }>({
    place: { page, leaf: 0 },
    way: 1,
  });
  const [leaves, setLeaves] = useState(1);
  const phase = useVoicePhase(voice);
  const reach = useVoiceReach(voice);
  const { heard } = beside;
  const inFirst = (offset: number) => heard?.from(offset) ?? offset;
  const readOn = (offset: number) => voice?.readFrom(heard?.to(offset) ?? offset);
  const isReading = phase === 'playing' || phase === 'generating';
  const reads = (to: number) => {
    const scene = pages[to - 1];
    return voice !== null && (!scene || scene.offset < reach);
  };
  const show = (next: BookPlace, step: 1 | -1 = next.page < place.page ? -1 : 1) => {
    if (next.page !== place.page) setLeaves(1);
    setTurned({ place: next, way: step });
  };
  const readFrom = (to: number) => {
    const first = pages[to - 1];
    if (first) readOn(first.offset);
    show({ page: to, leaf: 0 });
  };
  const turn = (step: 1 | -1) => {
    const next = turned(place, step, leaves, pages.length);
    if (!next) return;
    show(next, step);
    if (!isReading) return;
    const scene = pages[next.page - 1];
    if (!scene || !reads(next.page)) voice?.pause();
    else if (next.page !== place.page) readOn(scene.offset);
    // The head of the leaf is known when it is seen.
    else requestAnimationFrame(() => readLeaf(scene.offset));
  };
  const readLeaf = (otherwise: number) => {
    const head = headOf(text.current, heard?.id);
    if (head === undefined) readOn(otherwise);
    else voice?.readFrom(head);
  };
  const toggle = () => {
    if (!reads(place.page)) return;
    const word = spokenWord();
    if (isReading) voice?.pause();
    else if (phase === 'paused' && (!word || pageOf(pages, inFirst(word.offset)) === place.page))
      voice?.goOn();
    else if (place.page === COVER || place.page > pages.length) readFrom(1);
    else readLeaf(pages[place.page - 1]?.offset ?? 0);
  };
  const hear = (second: boolean) => {
    const word = spokenWord();
    const here = word?.aside === heard?.id ? word?.offset : undefined;
    const first = here === undefined ? pages[place.page - 1]?.offset : inFirst(here);
    beside.hear(second);
    if (isReading) voice?.readFrom((second ? beside.text?.to(first ?? 0) : first) ?? 0);
  };

  const onWord = useEffectEvent(() => {
    const word = spokenWord();
    if (!word || word.aside !== heard?.id) return;
    const to = pageOf(pages, inFirst(word.offset));
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
    const unread = pages.findIndex((_, i) => !reads(i + 1));
    show({ page: unread === -1 ? pages.length + 1 : unread + 1, leaf: 0 });
  });
  useEffect(() => voice?.onHeard(() => onHeard()), [voice]);
  const onTap = useEffectEvent((offset: number, aside: string | undefined) => {
    // Nobody is read to who has not asked for it; within one language the voice itself goes there.
    if (phase === 'ready' || aside === heard?.id) return;
    beside.hear(aside !== undefined);
    voice?.readFrom(offset);
  });
  useEffect(() => onWordTapped((offset, aside) => onTap(offset, aside)), []);

  return {
    ...place,
    leaf: Math.min(place.leaf, leaves - 1),
    leaves,
    way,
    phase,
    isRead: reads(place.page),
    turn,
    go: (to) => show({ page: to, leaf: 0 }),
    onLeaves: setLeaves,
    toggle,
    readFrom,
    hear,
  };
}
