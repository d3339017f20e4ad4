import { readFileSync, writeFileSync } from 'node:fs';
import { RETAINED_KINDS, retained, type Retained, type RetainedKind } from '#domain/retention.ts';

/** `docs/security.md` shows the table of what is kept; `node scripts/check/retention-table.ts` writes it anew. */
export const SECURITY_DOC = 'docs/security.md';
const PLACE = /(?<=<!-- retention -->\n)[\s\S]*(?=<!-- \/retention -->)/;

export function withTable(document: string): string {
  if (!PLACE.test(document)) throw new Error(`${SECURITY_DOC} has no place for the table`);
  return document.replace(PLACE, () => `\n${tableOf(RETAINED_KINDS)}\n\n`);
}

function tableOf(kinds: readonly RetainedKind[]): string {
  const rows = kinds.map((kind) => {
    const { whose, tables = [], files = [], removedBy, exportedAs } = retained(kind);
    const places = [...tables.map((table) => `\`${table}\``), ...files.map((file) => `\`DATA_DIR/${file}\``)];
    const removed = removedBy.length > 0 ? removedBy.join(', ') : '–';
    return `| ${kind} | ${whose} | ${places.join(', ')} | ${lifeOf(retained(kind))} | ${removed} | ${exportedAs ? 'yes' : 'no'} |`;
  });
  return [
    '| what | whose | where | how long at most | removed by | in the export |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

function lifeOf({ life, early }: Retained): string {
  const parts = [
    life && `${span(life)} since it was ${life.since}`,
    early && `${span(early)} when ${early.when}`,
  ].filter(Boolean);
  return parts.join('; ') || 'until it is removed';
}

function span({ amount, unit }: { amount: number; unit: string }): string {
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}

if (import.meta.main) writeFileSync(SECURITY_DOC, withTable(readFileSync(SECURITY_DOC, 'utf8')));
