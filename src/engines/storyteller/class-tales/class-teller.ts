import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'js-yaml';
import type { z } from 'zod';
import type { AgeGroup } from '#domain/age-groups.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { hash, seeded } from '#domain/random.ts';
import { GROUP_OF_LINES } from '#domain/school-class.ts';
import type { StoryScene } from '#domain/scene-direction.ts';
import {
  classTalePlan,
  classTaleProse,
  directionOf,
  type ClassScene,
  type ClassTalePlan,
  type ClassTaleProse,
} from '#engines/storyteller/class-tales/class-tale.ts';

export interface ClassTelling {
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
}

const BETWEEN = '\n\n';
/** Sentences of these languages stand without a space between them. */
const CLOSE: ReadonlySet<LanguageCode> = new Set<LanguageCode>(['zh', 'ja']);

/** Tells tales in which a whole class has lines, out of `content/class-tales`. */
export function createClassTeller(contentDir: string): ClassTeller {
  const dir = join(contentDir, 'class-tales');
  const kept = new Map<string, Promise<readonly Tale[]>>();
  const talesIn = (language: LanguageCode, isOlder: boolean) => {
    const key = `${language} ${isOlder}`;
    const known = kept.get(key) ?? loadTales(dir, language, isOlder);
    kept.set(key, known);
    known.catch(() => kept.delete(key));
    return known;
  };
  return {
    tell: async ({ language, ageGroup, names, seed }) => {
      const tales = await talesIn(language, ageGroup !== '3-5');
      const tale = tales[seed % tales.length];
      if (!tale) throw new Error(`no tale for a class in ${language}`);
      return tellTo(names, tale, { language, seed });
    },
  };
}

interface Tale {
  plan: ClassTalePlan;
  prose: ClassTaleProse;
}

/** Whoever reads already may have a text of their own: in Japanese one with kanji. */
async function loadTales(dir: string, language: LanguageCode, isOlder: boolean): Promise<Tale[]> {
  const ids = (await readdir(dir)).toSorted();
  return Promise.all(
    ids.map(async (id) => {
      const files = await readdir(join(dir, id));
      const older = `older.${language}.yaml`;
      const prose = isOlder && files.includes(older) ? older : `${language}.yaml`;
      return {
        plan: await read(join(dir, id, 'tale.yaml'), classTalePlan),
        prose: await read(join(dir, id, prose), classTaleProse),
      };
    }),
  );
}

async function read<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.infer<Schema>> {
  return schema.parse(load(await readFile(file, 'utf8')));
}

interface How {
  language: LanguageCode;
  seed: number;
}

function tellTo(names: readonly string[], { plan, prose }: Tale, { language, seed }: How): ClassTelling {
  const count = new Intl.NumberFormat(language).format(names.length);
  const say = (text: string) => text.replaceAll('{count}', count);
  const tried = tries(names, prose, { language, seed });
  const half = Math.ceil(tried.length / 2);
  const parts: [ClassScene, readonly string[]][] = [
    ['opening', prose.opening],
    ['tries', tried.slice(0, half)],
    ['more', tried.slice(half)],
    ['together', prose.together],
    ['ending', prose.ending],
  ];
  let text = '';
  const scenes: StoryScene[] = [];
  for (const [id, paragraphs] of parts.filter(([, each]) => each.length > 0)) {
    if (text !== '') text += BETWEEN;
    scenes.push({ id, offset: text.length, direction: directionOf(id, plan, prose) });
    text += paragraphs.map(say).join(BETWEEN);
  }
  return { title: prose.title, text, scenes, questions: prose.questions.map(say) };
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
  return Array.from({ length: groups }, (_, i) => {
    const [from, to] = [i, i + 1].map((at) => Math.round((at * said.length) / groups));
    const group = said.slice(from, to).join(CLOSE.has(language) ? '' : ' ');
    return [group, between[i % between.length] ?? ''];
  }).flat();
}

/** "Mia B." ends with a full stop already. */
function lineFor(name: string, line: string): string {
  return line.replace(name.endsWith('.') ? /\{name\}\.?/ : '{name}', () => name);
}
