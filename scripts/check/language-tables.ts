import { nodesOf, type Source, type SyntaxNode } from './sources.ts';

/** A `Record<LanguageCode, …>` that is written out in code. */
export interface LanguageTable {
  file: string;
  name: string;
  languages: string[];
  /** A `Partial` one looks the same whether a language needs nothing or was forgotten. */
  partial: boolean;
}

export function languageTables(sources: readonly Source[]): LanguageTable[] {
  return sources.flatMap(({ file, program }) =>
    [...nodesOf(program)].flatMap((node) => {
      if (node.type !== 'VariableDeclarator') return [];
      const { id, init } = node as unknown as Declarator;
      const written = init && unwrapped(init);
      const types = [id.typeAnnotation?.typeAnnotation, written?.type];
      const record = types.map((type) => type && recordOfLanguages(type)).find((found) => found);
      if (!record || written?.object.type !== 'ObjectExpression') return [];
      return [{ file, name: id.name ?? '', languages: keysOf(written.object), ...record }];
    }),
  );
}

interface Declarator {
  id: { name?: string; typeAnnotation?: { typeAnnotation: SyntaxNode } };
  init: SyntaxNode | null;
}

/** The object behind `satisfies` and `as`, with the type that stands there. */
function unwrapped(
  object: SyntaxNode,
  type?: SyntaxNode,
): { object: SyntaxNode; type: SyntaxNode | undefined } {
  if (object.type !== 'TSSatisfiesExpression' && object.type !== 'TSAsExpression') return { object, type };
  return unwrapped(object.expression as SyntaxNode, object.typeAnnotation as SyntaxNode);
}

/** Through any `Readonly` and `Partial` around it. */
function recordOfLanguages(type: SyntaxNode, partial = false): { partial: boolean } | undefined {
  const [first] = (type.typeArguments as { params: SyntaxNode[] } | null | undefined)?.params ?? [];
  const name = nameOf(type);
  if (!first) return undefined;
  if (name === 'Record') return nameOf(first) === 'LanguageCode' ? { partial } : undefined;
  if (name !== 'Readonly' && name !== 'Partial') return undefined;
  return recordOfLanguages(first, partial || name === 'Partial');
}

function nameOf(type: SyntaxNode): string | undefined {
  return (type.typeName as { name?: string } | undefined)?.name;
}

function keysOf(object: SyntaxNode): string[] {
  return (object.properties as { key?: { name?: string; value?: unknown } }[]).map(({ key }) =>
    String(key?.name ?? key?.value),
  );
}
