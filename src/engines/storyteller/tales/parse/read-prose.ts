import { load } from 'js-yaml';
import { z } from 'zod';
import type { AgeGroup } from '#domain/age-groups.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { grammarOf } from '#engines/storyteller/tales/grammar/grammars.ts';
import { readCondition } from '#engines/storyteller/tales/parse/read-condition.ts';
import { readParts, type Reading } from '#engines/storyteller/tales/parse/read-parts.ts';
import { standInsOf } from '#engines/storyteller/tales/parse/stand-ins.ts';
import type { Paragraph, Prose, Tale } from '#engines/storyteller/tales/parse/tale.ts';
import type { Words } from '#engines/storyteller/tales/words/words.ts';

const head = z.strictObject({
  title: z.string(),
  with: z.record(z.string(), z.string()),
  at: z.string(),
  job: z.string().optional(),
  refrain: z.string().optional(),
  words: z.record(z.string(), z.string()).default({}),
});

export interface ProseFile {
  tale: Omit<Tale, 'prose'>;
  ageGroup: AgeGroup;
  language: LanguageCode;
  text: string;
  words: Words;
}

/** `3-5.en.md`: a head, and the scenes under their names. */
export function readProse({ tale, ageGroup, language, text, words }: ProseFile): Prose {
  const where = `${tale.id}/${ageGroup}.${language}`;
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const parsed = head.safeParse(load(front));
  if (!parsed.success) throw new Error(`${where}: ${z.prettifyError(parsed.error)}`);
  const { title, refrain, with: cast, at, words: own } = parsed.data;
  const doubts: { written: string; nouns: Prose['doubts'][number]['nouns'] }[] = [];
  const reading: Reading = {
    standIns: standInsOf(tale, parsed.data, grammarOf(language, ageGroup), words),
    where,
    doubt: (written, nouns) => doubts.push({ written, nouns }),
  };
  // Authors mark stress as *so*; no page, book or voice shows it yet.
  const scenes = readSections(body.replaceAll('*', ''), reading);
  const apart = (name: string) => {
    const paragraphs = scenes.get(name) ?? [];
    scenes.delete(name);
    return paragraphs;
  };
  const sequel = { goesOn: apart('goes on'), comesBack: apart('comes back') };
  const questions = apart('talk together');
  const ofTale = (role: string) => tale.figures.has(role);
  return {
    where,
    language,
    ageGroup,
    title: readParts(title, reading),
    ...(refrain !== undefined && { refrain }),
    scenes,
    sequel,
    questions,
    standIns: {
      place: at,
      names: Object.entries(cast).flatMap(([role, name]) => (ofTale(role) ? [] : [name])),
    },
    figures: Object.fromEntries(
      Object.entries(cast).flatMap(([role, names]) => (ofTale(role) ? [[role, names.split(' / ')]] : [])),
    ),
    words: own,
    doubts,
  };
}

function readSections(body: string, reading: Reading): Map<string, Paragraph[]> {
  const sections = new Map<string, Paragraph[]>();
  for (const section of body.split(/^## /m).slice(1)) {
    const [name = '', ...lines] = section.split('\n');
    const id = name.trim();
    const blocks = lines
      .join('\n')
      .split(/\n\s*\n/)
      .map((block) => block.trim())
      .filter((block) => block && !block.startsWith('<!--'));
    sections.set(
      id,
      blocks.map((block) => readParagraph(block, { ...reading, where: `${reading.where} ## ${id}` })),
    );
  }
  return sections;
}

function readParagraph(block: string, reading: Reading): Paragraph {
  const joint = reading.standIns.grammar.unspaced ? '' : ' ';
  if (block.startsWith('+ ')) {
    const lines = itemsOf(block, '+', joint).map(([when, text]) => ({
      when: readCondition(when),
      parts: readParts(text, reading),
    }));
    return { type: 'crowd', lines };
  }
  const items: [string, string][] = block.startsWith('- ')
    ? itemsOf(block, '-', joint)
    : [['', onOneLine(block, joint)]];
  return {
    type: 'one',
    options: items.map(([when, text]) => ({ when: readCondition(when), parts: readParts(text, reading) })),
  };
}

/** "- (hero loves music) …": what stands in the brackets, and the text. */
function itemsOf(block: string, sign: '+' | '-', joint: string): [inBrackets: string, text: string][] {
  return block
    .split(new RegExp(`^\\${sign} `, 'm'))
    .slice(1)
    .map((item) => {
      const line = onOneLine(item.trim(), joint);
      const [, inBrackets = '', text = line] = /^\(([^)]*)\)\s*([\s\S]*)$/.exec(line) ?? [];
      return [inBrackets, text];
    });
}

function onOneLine(text: string, joint: string): string {
  return text.replaceAll(/\s*\n\s*/g, joint);
}
