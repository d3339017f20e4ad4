import { join } from 'node:path';
import type { AgeGroup } from '#domain/age-groups.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { hash, seeded } from '#domain/random.ts';
import { GROUP_OF_LINES } from '#domain/school-class.ts';
import type { StoryScene } from '#domain/scene-direction.ts';
import { isSpaced } from '#domain/text/spaces.ts';
import {
  directionOf,
  saidTo,
  type ClassScene,
  type ClassTaleProse,
} from '#engines/storyteller/class-tales/class-tale.ts';
import { loadClassTales, type ClassTale } from '#engines/storyteller/class-tales/load-class-tales.ts';

export interface ClassTelling {
  /** Of the tale, whatever the language. */
  tale: string;
  title: string;
  text: string;
  scenes: readonly StoryScene[];
  questions: readonly string[];
}

export interface ClassTeller {
  /** Every one of the names has a line, in this order. */
  tell(request: ClassRequest): Promise<ClassTelling>;
}

export interface ClassRequest {
  language: LanguageCode;
  ageGroup: AgeGroup;
  names: readonly string[];
  seed: number;
  /** Tales that the class was told already, the last one last: another is told, as long as there is one. */
  heard?: readonly string[];
}

const BETWEEN = '\n\n';

/** Tells tales in which a whole class has lines, out of `content/class-tales`. */
export function createClassTeller(contentDir: string): ClassTeller {
  const dir = join(contentDir, 'class-tales');
  const kept = new Map<string, Promise<readonly ClassTale[]>>();
  const talesFor = (language: LanguageCode, ageGroup: AgeGroup) => {
    const key = `${language} ${ageGroup}`;
    const known = kept.get(key) ?? loadClassTales(dir, language, ageGroup);
    kept.set(key, known);
    known.catch(() => kept.delete(key));
    return known;
  };
  return {
    tell: async ({ language, ageGroup, names, seed, heard = [] }) => {
      const tales = await talesFor(language, ageGroup);
      const fresh = anotherOf(tales, heard);
      const tale = fresh[seed % fresh.length];
      if (!tale) throw new Error(`no tale for a class in ${language}`);
      return tellTo(names, tale, { language, seed });
    },
  };
}

/** Those that nobody has heard yet; or else the one that was heard longest ago. */
function anotherOf(tales: readonly ClassTale[], heard: readonly string[]): readonly ClassTale[] {
  const fresh = tales.filter(({ id }) => !heard.includes(id));
  if (fresh.length > 0) return fresh;
  return tales.toSorted((a, b) => heard.lastIndexOf(a.id) - heard.lastIndexOf(b.id)).slice(0, 1);
}

interface How {
  language: LanguageCode;
  seed: number;
}

function tellTo(
  names: readonly string[],
  { id: tale, plan, prose }: ClassTale,
  { language, seed }: How,
): ClassTelling {
  const count = new Intl.NumberFormat(language).format(names.length);
  const say = (words: ClassTaleProse['ending'][number]) =>
    saidTo(names.length, words).replaceAll('{count}', count);
  const tried = tries(names, prose, { language, seed });
  const half = Math.ceil(tried.length / 2);
  const parts: [ClassScene, readonly string[]][] = [
    ['opening', prose.opening.map(say)],
    ['tries', tried.slice(0, half)],
    ['more', tried.slice(half)],
    ['together', prose.together.map(say)],
    ['ending', prose.ending.map(say)],
  ];
  let text = '';
  const scenes: StoryScene[] = [];
  for (const [id, paragraphs] of parts.filter(([, each]) => each.length > 0)) {
    if (text !== '') text += BETWEEN;
    scenes.push({ id, offset: text.length, direction: directionOf(id, plan, prose) });
    text += paragraphs.join(BETWEEN);
  }
  return { tale, title: prose.title, text, scenes, questions: prose.questions.map(say) };
}

/** A line for each name, some at a time, and after each few of them what came of it. */
function tries(
  names: readonly string[],
  { lines, between }: ClassTaleProse,
  { language, seed }: How,
): string[] {
  const random = seeded(hash(`class ${seed}`));
  const mixed = lines
    .map((line) => ({ line, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ line }) => line);
  const said = names.map((name, i) => lineFor(name, mixed[i] ?? ''));
  const groups = Math.max(1, Math.ceil(said.length / GROUP_OF_LINES));
  const came = whatCame(groups, between);
  return Array.from({ length: groups }, (_, i) => {
    const [from, to] = [i, i + 1].map((at) => Math.round((at * said.length) / groups));
    const group = said.slice(from, to).join(isSpaced(language) ? ' ' : '');
    return [group, came[i] ?? ''];
  }).flat();
}

/** Towards the end of the list, however many are needed: it tells how things move on. */
function whatCame(groups: number, between: readonly string[]): string[] {
  const [last = ''] = between.slice(-1);
  const before = between.length < 2 ? between : between.slice(0, -1);
  const spread = groups > between.length ? 1 : (between.length - 1) / Math.max(1, groups - 1);
  const earlier = Array.from(
    { length: groups - 1 },
    (_, i) => before[Math.floor(i * spread) % before.length],
  );
  return [...earlier.flatMap((each) => each ?? []), last];
}

/** "Mia B." ends with a full stop already. */
function lineFor(name: string, line: string): string {
  return line.replace(name.endsWith('.') ? /\{name\}\.?/ : '{name}', () => name);
}
