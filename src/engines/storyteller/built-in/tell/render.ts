import { pick, type Random } from '#domain/random.ts';
import { capitalizedAfterMarks } from '#domain/text/capitals.ts';
import type { Slots } from '#engines/storyteller/built-in/tell/slots.ts';
import { UntellableError } from '#engines/storyteller/built-in/tell/slots.ts';
import type { Node, Template } from '#engines/storyteller/built-in/phrasebook/template.ts';

/** Told text; what is optional may still be left out. */
export interface Piece {
  text: string;
  optional: boolean;
}

/** Deeper than any author nests; a text that asks for itself must end somewhere. */
const MAX_DEPTH = 8;

export function render(template: Template, slots: Slots, random: Random): Piece[] {
  return renderAll(template, { slots, random, optional: false, depth: 0 });
}

export function toText(pieces: readonly Piece[], withOptional = true): string {
  return pieces
    .filter(({ optional }) => withOptional || !optional)
    .map(({ text }) => text)
    .join('');
}

interface State {
  slots: Slots;
  random: Random;
  optional: boolean;
  depth: number;
}

function renderAll(template: Template, state: State): Piece[] {
  if (state.depth > MAX_DEPTH) throw new UntellableError('a text asks for itself');
  return template.flatMap((node) => renderNode(node, state));
}

function renderNode(node: Node, state: State): Piece[] {
  if (node.type === 'text') return [{ text: node.text, optional: state.optional }];
  if (node.type === 'optional') return renderAll(node.content, { ...state, optional: true });
  if (node.type === 'oneOf') return renderAll(pick(state.random, node.options), state);
  if (node.type === 'agree') {
    const key = state.slots.agreement(node.name);
    const chosen = node.cases.get(key);
    if (!chosen) throw new UntellableError(`{${node.name}?…} has no case "${key}"`);
    return renderAll(chosen, state);
  }
  const value = state.slots.value(node.name, node.form);
  // A name stays as somebody wrote it.
  if (typeof value === 'string') return [{ text: value, optional: state.optional }];
  const pieces = renderAll(value, { ...state, depth: state.depth + 1 });
  return node.capital ? capitalise(pieces) : pieces;
}

function capitalise([first, ...rest]: Piece[]): Piece[] {
  if (!first) return [];
  return [{ ...first, text: capitalizedAfterMarks(first.text) }, ...rest];
}
