import { nodesOf, type Source, type SyntaxNode } from './sources.ts';

/** These ask again for a script that did not come. */
const PATIENT = new Set(['patiently', 'unnoticed', 'onceMore']);

/**
 * One line per place where a script that does not come, or a piece that breaks, would take the page along: an `import()`
 * that is not asked for again, and a `lazy` piece without the boundary around it.
 */
export function findFragile(sources: readonly Source[]): string[] {
  return sources.flatMap(({ file, program }) => {
    const nodes = [...nodesOf(program)];
    const patient = new Set(
      nodes.filter(isPatient).flatMap((call) => [...nodesOf(call)].filter((node) => isImport(node))),
    );
    const bare = nodes.filter((node) => isImport(node) && !patient.has(node));
    const isLazy = nodes.some((node) => calls(node, new Set(['lazy'])));
    const names = new Set(nodes.filter(({ type }) => type === 'JSXIdentifier').map(({ name }) => name));
    return [
      ...bare.map(
        () => `${file}: a script that fails once is not asked for again; use onceMore or patiently`,
      ),
      ...(isLazy && (!names.has('Piece') || names.has('Suspense'))
        ? [`${file}: what is lazy stands in a <Piece>, which keeps the page around it whole`]
        : []),
    ];
  });
}

const isImport = ({ type }: SyntaxNode) => type === 'ImportExpression';
const isPatient = (node: SyntaxNode) => calls(node, PATIENT);

function calls({ type, callee }: SyntaxNode, names: ReadonlySet<string>): boolean {
  const { name } = (callee ?? {}) as { name?: string };
  return type === 'CallExpression' && name !== undefined && names.has(name);
}
