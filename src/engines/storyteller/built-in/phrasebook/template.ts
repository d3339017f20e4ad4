/**
 * The small language in which passages are written.
 *
 *   {hero}              a slot                    {lost.home}    a form of it
 *   {town^}             with a capital first      {hero?f=she|m=he|x=they}   by gender or number
 *   [bright|windy]      one of these              ~and so on~    left out when the story gets too long
 */
export type Node =
  | { type: 'text'; text: string }
  | { type: 'slot'; name: string; form: string | undefined; capital: boolean }
  | { type: 'agree'; name: string; cases: ReadonlyMap<string, Template> }
  | { type: 'oneOf'; options: readonly Template[] }
  | { type: 'optional'; content: Template };

export type Template = readonly Node[];

export class TemplateError extends Error {
  override name = 'TemplateError';
}

const SLOT = /^(?<name>[a-z]\w*)(?:\.(?<form>\w+))?(?<capital>\^)?$/i;
const AGREE = /^(?<name>[a-z]\w*)\?(?<cases>.+)$/is;
const CLOSING: Record<string, string> = { '{': '}', '[': ']', '~': '~' };

export function parseTemplate(source: string): Template {
  const nodes: Node[] = [];
  let text = '';
  const flush = () => {
    if (text !== '') nodes.push({ type: 'text', text });
    text = '';
  };
  for (let at = 0; at < source.length; at++) {
    const character = source[at] ?? '';
    const closing = CLOSING[character];
    if (closing === undefined) {
      if (character === '}' || character === ']')
        throw new TemplateError(`a ${character} closes nothing: ${source}`);
      text += character;
      continue;
    }
    const end = findEnd(source, at, closing);
    flush();
    nodes.push(parsePart(character, source.slice(at + 1, end)));
    at = end;
  }
  flush();
  return nodes;
}

/** Slots may stand inside the other two, and agreement may hold slots: braces are counted. */
function findEnd(source: string, from: number, closing: string): number {
  let depth = 0;
  for (let at = from + 1; at < source.length; at++) {
    if (depth === 0 && source[at] === closing) return at;
    if (source[at] === '{') depth += 1;
    if (source[at] === '}') depth -= 1;
  }
  throw new TemplateError(`a ${source[from]} is not closed: ${source}`);
}

function parsePart(opening: string, inner: string): Node {
  if (opening === '~') return { type: 'optional', content: parseTemplate(inner) };
  if (opening === '[') return { type: 'oneOf', options: splitTop(inner).map(parseTemplate) };
  const slot = SLOT.exec(inner)?.groups;
  if (slot) {
    return {
      type: 'slot',
      name: slot['name'] ?? '',
      form: slot['form'],
      capital: slot['capital'] !== undefined,
    };
  }
  const agree = AGREE.exec(inner)?.groups;
  if (!agree) throw new TemplateError(`{${inner}} is neither a slot nor an agreement`);
  const cases = splitTop(agree['cases'] ?? '').map((part) => {
    const equals = part.indexOf('=');
    if (equals < 1) throw new TemplateError(`{${inner}}: each case is written key=text`);
    return [part.slice(0, equals).trim(), parseTemplate(part.slice(equals + 1))] as const;
  });
  return { type: 'agree', name: agree['name'] ?? '', cases: new Map(cases) };
}

/** At the bars that do not stand inside braces. */
function splitTop(inner: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of inner) {
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    if (character === '|' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts;
}
