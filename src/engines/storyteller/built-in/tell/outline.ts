import type { Plan } from '#engines/storyteller/built-in/plan/plan.ts';
import type { Detail } from '#engines/storyteller/built-in/tell/read-details.ts';
import type { StoryCharacter } from '#engines/storyteller/port.ts';

/** A beat that will be told, and whom it is about where that is not the hero. */
export interface Outlined {
  beat: string;
  about?: readonly StoryCharacter[];
}

export interface OutlineOptions {
  /** The reader made the theme up: it is named, since no plot can know it. */
  ownTheme: boolean;
  /** What a family wrote about one of its people: told early, and once more before the end. */
  detail?: Detail | undefined;
  /** Present when an earlier story goes on. */
  sequel?: Sequel | undefined;
}

export interface Sequel {
  /** Who was not in the story so far. */
  joined: readonly StoryCharacter[];
  /** The object of the story so far, if it can be told. */
  item: string | undefined;
}

/** The plan's beats, with what comes before, between and after them. */
export function outline(plan: Plan, { ownTheme, detail, sequel }: OutlineOptions): Outlined[] {
  const told = plan.beats.flatMap((beat): Outlined[] => {
    if (beat.startsWith('OPEN')) {
      return [...opening(beat, sequel), ...planted(detail), ...(ownTheme ? [{ beat: 'THEME' }] : [])];
    }
    if (beat === 'PLANT' && sequel && sequel.item === plan.item) return [{ beat: 'KEPT' }];
    if (beat.startsWith('TRY.')) return [{ beat }, ...helpers(plan)];
    if (beat.startsWith('CLOSE')) {
      return [...paidOff(detail), ...(ownTheme ? [{ beat: 'THEME.end' }] : []), { beat }];
    }
    return [{ beat }];
  });
  return told;
}

function planted(detail: Detail | undefined): Outlined[] {
  return detail ? [{ beat: `DETAIL.${detail.kind}`, about: [detail.who] }] : [];
}

/** What was only quoted is not understood, so nothing can come of it. */
function paidOff(detail: Detail | undefined): Outlined[] {
  return detail && detail.kind !== 'quote'
    ? [{ beat: `DETAIL.${detail.kind}.end`, about: [detail.who] }]
    : [];
}

function opening(beat: string, sequel: Sequel | undefined): Outlined[] {
  if (!sequel) return [{ beat }];
  return [{ beat: 'RECAP' }, ...(sequel.joined.length > 0 ? [{ beat: 'JOINED', about: sequel.joined }] : [])];
}

/** A moment for everybody else: while all are stuck, each does something. */
function helpers({ cast: { extras } }: Plan): Outlined[] {
  const [first, ...more] = extras;
  if (!first) return [];
  if (more.length === 0) return [{ beat: 'HELPER', about: [first] }];
  if (more.length === 1) return extras.map((extra) => ({ beat: 'HELPER', about: [extra] }));
  return [
    { beat: 'HELPER', about: [first] },
    { beat: 'HELPERS', about: more },
  ];
}
