import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { asideNews, hasVoice, onAsideNews, wishAside, type AsidePhase } from '#web/reader/aside.ts';

export interface Listening {
  /** There is a voice on the page. */
  isPossible: boolean;
  phaseOf: (part: number) => AsidePhase;
  /** Reads a part; the one that is being read pauses, or goes on. */
  toggle: (part: number) => void;
  /** A choice was made: silence, until what follows is there. Who was listening goes on to listen. */
  moveOn: (part: number) => void;
  beSilent: () => void;
}

interface Parts {
  /** How many there are. */
  count: number;
  title: (part: number) => string;
  text: (part: number) => string;
}

/** The parts of an adventure, read by the voice of the page: after one that was heard comes the next. */
export function useListening({ count, title, text }: Parts): Listening {
  const isPossible = useSyncExternalStore(onAsideNews, hasVoice, () => false);
  const news = useSyncExternalStore(onAsideNews, asideNews, () => null);
  /** To be read as soon as it is there. */
  const next = useRef<number | null>(null);
  const phaseOf = (part: number) => (news?.id === asideId(part) ? news.phase : 'silent');

  const hear = (part: number) => {
    next.current = null;
    wishAside({ id: asideId(part), title: title(part), text: text(part) });
  };
  const goOn = useEffectEvent((count: number) => {
    if (next.current !== null && next.current <= count) hear(next.current);
  });
  useEffect(() => goOn(count), [count]);
  const heard = news?.phase === 'ended' ? partOf(news.id) : null;
  useEffect(() => {
    if (heard === null) return;
    next.current = heard + 1;
    goOn(count);
  }, [heard, count]);
  useEffect(() => () => wishAside('silence'), []);

  return {
    isPossible,
    phaseOf,
    toggle: (part) => {
      next.current = null;
      const phase = phaseOf(part);
      if (phase === 'silent' || phase === 'ended') hear(part);
      else wishAside('toggle');
    },
    moveOn: (part) => {
      const phase = phaseOf(part);
      if (phase === 'playing' || phase === 'generating') next.current = part + 1;
      wishAside('silence');
    },
    beSilent: () => {
      next.current = null;
      wishAside('silence');
    },
  };
}

const PREFIX = 'adventure-';

/** By which its words are known on the page. */
export function asideId(part: number): string {
  return `${PREFIX}${part}`;
}

function partOf(id: string): number | null {
  return id.startsWith(PREFIX) ? Number(id.slice(PREFIX.length)) : null;
}
