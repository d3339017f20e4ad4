import { readFileSync } from 'node:fs';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { languageFile, type LanguageFile } from '../../src/domain/language-files.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '../../src/domain/languages.ts';
import { nodesOf, readSources, type Source } from './sources.ts';

type Texts = Record<string, string>;

/** Everything that is wrong with the language files, one line each. */
export function findLanguageFaults(
  english: Texts,
  languages: Record<string, Texts>,
  same: Record<string, string[]>,
  sources: Source[],
): string[] {
  return [
    ...unusedIds(english, sources).map((id) => `en: "${id}" is used nowhere`),
    ...Object.entries(languages).flatMap(([code, texts]) => [
      ...Object.keys(texts).flatMap((id) => (id in english ? [] : [`${code}: "${id}" is not in English`])),
      ...Object.entries(english).flatMap(([id, source]) => {
        const fault = faultOf(source, texts[id], same[code]?.includes(id) ?? false);
        return fault ? [`${code}: "${id}" ${fault}`] : [];
      }),
    ]),
  ];
}

function faultOf(source: string, text: string | undefined, maySame: boolean): string | undefined {
  if (!text?.trim()) return 'is not translated';
  if (text === source && !maySame)
    return `is still in English; if that is right, list it in same-as-english.json`;
  try {
    compileMessageOrThrow(text);
  } catch {
    return `is not a valid message: ${text}`;
  }
  const [theirs, ours] = [placeholders(text), placeholders(source)];
  return theirs === ours
    ? undefined
    : `has the placeholders ${theirs || 'none'} instead of ${ours || 'none'}`;
}

/** Every value and every tag that a message uses; branches of a plural differ from language to language. */
function placeholders(text: string): string {
  const names = new Set(valuesIn(compileMessageOrThrow(text)));
  for (const [, tag] of text.matchAll(/<(\d+)/g)) if (tag) names.add(tag);
  return [...names].toSorted((a, b) => a.localeCompare(b)).join(' ');
}

/** A compiled message: texts, and values as `[name]`, `[name, format]` or `[name, 'plural', branches]`. */
function valuesIn(message: unknown): string[] {
  if (!Array.isArray(message)) return [];
  return message.flatMap((part: unknown) => {
    if (!Array.isArray(part)) return [];
    const [name, , branches] = part as [string, string?, unknown?];
    const inner = typeof branches === 'object' && branches !== null ? Object.values(branches) : [];
    return [name, ...inner.flatMap(valuesIn)];
  });
}

/** An id counts as used when it stands as a string in the code, or fits a template such as `page.${name}.title`. */
function unusedIds(english: Texts, sources: Source[]): string[] {
  const literals = new Set<string>();
  const templates: RegExp[] = [];
  for (const node of sources.flatMap((source) => [...nodesOf(source.program)])) {
    if (node.type === 'Literal' && typeof node.value === 'string') literals.add(node.value);
    if (node.type === 'TemplateLiteral') {
      const parts = (node.quasis as { value: { cooked: string } }[]).map((part) =>
        RegExp.escape(part.value.cooked),
      );
      if (parts.join('').includes('\\.')) templates.push(new RegExp(`^${parts.join('[\\w-]+')}$`));
    }
  }
  return Object.keys(english).filter(
    (id) => !literals.has(id) && !templates.some((template) => template.test(id)),
  );
}

function read(code: string, file: LanguageFile): unknown {
  return JSON.parse(readFileSync(languageFile('content', code, file), 'utf8'));
}

if (import.meta.main) {
  const others = LANGUAGE_CODES.filter((code) => code !== DEFAULT_LANGUAGE);
  const english = read(DEFAULT_LANGUAGE, 'interface') as Texts;
  const faults = findLanguageFaults(
    english,
    Object.fromEntries(others.map((code) => [code, read(code, 'interface') as Texts])),
    Object.fromEntries(others.map((code) => [code, read(code, 'sameAsEnglish') as string[]])),
    readSources('src/web'),
  );
  for (const fault of faults) console.error(fault);
  console.log(
    `languages: ${others.length + 1} with ${Object.keys(english).length} messages, ${faults.length} faults`,
  );
  process.exit(faults.length ? 1 : 0);
}
