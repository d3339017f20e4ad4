import type { Memory } from '#engines/storyteller/built-in/memory.ts';
import type { Shape } from '#engines/storyteller/built-in/plan/shapes.ts';
import { knowKin } from '#engines/storyteller/built-in/plan/kin.ts';
import { makePlan, type Plan } from '#engines/storyteller/built-in/plan/plan.ts';
import { seeded, type Random } from '#domain/random.ts';
import { isSpaced } from '#domain/text/spaces.ts';
import { lengthOf, rangeOf } from '#engines/storyteller/built-in/tell/measure.ts';
import { outline, type Outlined, type Sequel } from '#engines/storyteller/built-in/tell/outline.ts';
import { choosePassage, eligible } from '#engines/storyteller/built-in/tell/passages.ts';
import { readDetails } from '#engines/storyteller/built-in/tell/read-details.ts';
import { render, toText, type Piece } from '#engines/storyteller/built-in/tell/render.ts';
import { findSequel } from '#engines/storyteller/built-in/tell/sequel.ts';
import { UntellableError, createSlots } from '#engines/storyteller/built-in/tell/slots.ts';
import { tidy } from '#engines/storyteller/built-in/tell/tidy.ts';
import type { Phrasebook } from '#engines/storyteller/built-in/phrasebook/phrasebook.ts';
import type { StoryRequest } from '#engines/storyteller/port.ts';

export interface ToldStory {
  title: string;
  text: string;
  /** Where each beat begins in the text. */
  beats: number[];
  plan: Plan;
}

export interface TellOptions {
  request: StoryRequest;
  phrasebook: Phrasebook;
  memory: Memory;
  seed: number;
}

/** Telling costs a millisecond or less, so several are told and the first that fits its age is kept. */
const TRIES = 12;
/** A shape whose stories run long is not given up at once, or it would hardly ever be told. */
const TRIES_WITH_ONE_SHAPE = 8;
/** After so many that were too long, the shorter passages are told: a big family has much to say. */
const TRIES_AT_EASE = 3;
const MOST_ASIDES = 4;

export function tellStory({ request: asked, phrasebook, memory, seed }: TellOptions): ToldStory {
  const request = { ...asked, characters: asked.characters.map((each) => knowKin(each, phrasebook.kin)) };
  const sequel = request.existingStory
    ? findSequel(request.existingStory, request.characters, phrasebook)
    : undefined;
  const range = rangeFor(phrasebook, sequel);
  let first: ToldStory | undefined;
  let isLong = false;
  let best: { story: ToldStory; used: Memory; off: number } | undefined;
  for (let round = 0; round < TRIES && best?.off !== 0; round++) {
    const used = memory.copy();
    const random = seeded(seed + round * 7919);
    const shape = round < TRIES_WITH_ONE_SHAPE ? first?.plan.shape : undefined;
    const brief = isLong && round >= TRIES_AT_EASE;
    const story = tellOnce({ request, phrasebook, memory: used, random, sequel, range, shape, brief });
    first ??= story;
    const length = lengthOf(story.text, phrasebook.language);
    isLong = length > range.most;
    const off = Math.max(0, range.least - length, length - range.most);
    if (!best || off < best.off) best = { story, used, off };
  }
  if (!best) throw new UntellableError('no story was told');
  memory.take(best.used);
  return best.story;
}

interface Range {
  least: number;
  most: number;
}

/** What goes on may be shorter than what begins. */
function rangeFor(phrasebook: Phrasebook, sequel: Sequel | undefined): Range {
  const [least, most] = rangeOf(phrasebook.ageGroup, phrasebook.language);
  return { least: sequel ? Math.round(least / 2) : least, most };
}

interface TellOnceOptions {
  request: StoryRequest;
  phrasebook: Phrasebook;
  memory: Memory;
  random: Random;
  sequel: Sequel | undefined;
  range: Range;
  /** Any, if none is named. */
  shape: Shape | undefined;
  brief: boolean;
}

function tellOnce(options: TellOnceOptions): ToldStory {
  const { request, phrasebook, memory, random, sequel, range, shape, brief } = options;
  const shapes = shape ? [shape] : phrasebook.repertoire.shapes.filter((each) => !sequel || each !== 'night');
  const repertoire = { ...phrasebook.repertoire, shapes };
  const plan = makePlan({ request, repertoire, memory, random, item: sequel?.item });
  // Whoever the story is about was there all along.
  const goesOn = sequel && { ...sequel, joined: sequel.joined.filter((each) => each !== plan.cast.hero) };
  const detail = readDetails(plan.cast, phrasebook);
  const slots = createSlots({
    plan,
    detail,
    request,
    phrasebook,
    memory,
    random,
    ...(goesOn && { joining: goesOn.joined }),
  });
  const tell = (outlined: Outlined): Block => ({
    beat: outlined.beat,
    pieces: render(
      choosePassage({ plan, phrasebook, memory, random, brief }, outlined),
      outlined.about ? slots.about(outlined.about) : slots,
      random,
    ),
    withOptional: true,
  });
  const ownTheme = request.theme.family === undefined;
  const blocks = outline(plan, { ownTheme, detail, sequel: goesOn }).map(tell);
  const hasAside = () =>
    eligible(phrasebook, plan, { beat: 'ASIDE' }).some(({ mark }) => !memory.isUsedNow(mark));
  fit(blocks, { phrasebook, range, aside: () => (hasAside() ? tell({ beat: 'ASIDE' }) : undefined) });

  const titles = phrasebook.titles.get(`title ${plan.shape}`) ?? [];
  const title = memory.freshest(random, titles, ({ mark }) => mark);
  memory.use(title.mark);
  return {
    title: tidy(toText(render(title.template, slots, random)), phrasebook.language),
    ...written(blocks, phrasebook),
    plan,
  };
}

interface Block {
  beat: string;
  pieces: Piece[];
  withOptional: boolean;
}

interface FitOptions {
  phrasebook: Phrasebook;
  range: Range;
  aside: () => Block | undefined;
}

/** Too long: optional parts go, from the middle outwards, the last words last. Too short: people talk on the way. */
function fit(blocks: Block[], { phrasebook, range, aside }: FitOptions): void {
  const length = () => lengthOf(blocks.map(blockText).join('\n'), phrasebook.language);
  for (const block of fromTheMiddle(blocks)) {
    if (length() <= range.most) break;
    block.withOptional = false;
  }
  const way = blocks.findIndex(({ beat }) => /^(TRAVEL|SEEK|WATCH|SEE|FOLLOW)/.test(beat));
  for (let i = 0; i < MOST_ASIDES && length() < range.least; i++) {
    const extra = aside();
    if (!extra) return;
    blocks.splice(way + 1, 0, extra);
  }
}

function fromTheMiddle(blocks: readonly Block[]): Block[] {
  const middle = (blocks.length - 1) / 2;
  return [...blocks.entries()]
    .toSorted(([a], [b]) => Math.abs(a - middle) - Math.abs(b - middle))
    .map(([, block]) => block);
}

function blockText({ pieces, withOptional }: Block): string {
  return toText(pieces, withOptional);
}

/** Beats that go on in the paragraph of the one before. */
const CONTINUES = /^(THEME|DETAIL|ASIDE|HELPERS?$|FIX|JOINED)/;

function written(blocks: readonly Block[], phrasebook: Phrasebook): Pick<ToldStory, 'text' | 'beats'> {
  const space = isSpaced(phrasebook.language) ? ' ' : '';
  const beats: string[] = [];
  for (const block of blocks) {
    const text = blockText(block).trim();
    const last = beats.length - 1;
    if (CONTINUES.test(block.beat) && last >= 0) beats[last] += `${space}${text}`;
    else beats.push(text);
  }
  const texts = beats.map((beat) => paragraphs(beat, phrasebook)).filter(Boolean);
  const text = texts.join(BETWEEN);
  let at = 0;
  const starts = texts.map((beat) => {
    const start = at;
    at += beat.length + BETWEEN.length;
    return start;
  });
  return { text, beats: starts };
}

const BETWEEN = '\n\n';

function paragraphs(beat: string, phrasebook: Phrasebook): string {
  return beat
    .split('\n')
    .map((line) => tidy(line, phrasebook.language))
    .filter(Boolean)
    .join(BETWEEN);
}
