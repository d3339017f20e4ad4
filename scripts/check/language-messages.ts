import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { nodesOf, type Source } from './sources.ts';

export type Texts = Record<string, string>;

/** What is wrong with the messages of one language, beside those in English. */
export function findMessageFaults(english: Texts, texts: Texts, same: readonly string[]): string[] {
  return [
    ...Object.keys(texts).flatMap((id) => (id in english ? [] : [`"${id}" is not in English`])),
    ...Object.entries(english).flatMap(([id, source]) => {
      const fault = faultOf(source, texts[id], same.includes(id));
      return fault ? [`"${id}" ${fault}`] : [];
    }),
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
export function unusedIds(english: Texts, sources: Source[]): string[] {
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
