import { RETAINED_KINDS, retained, type Life, type Remover, type Retained } from '#domain/retention.ts';
import { PageFault } from '#server/features/content-pages/directives.ts';

const LINE = /^- ([a-zA-Z]+): (.+)$/;

/**
 * The table of what is kept, as far as it is of one kind of people. The page says in words what each thing is, a line each:
 * `- sessions: Where you are signed in`. How long, and what removes it, comes from the rules that the server holds to.
 */
export function retentionTable(whose: string, body: string): string {
  const told = new Map<string, string>();
  for (const line of body.split('\n').filter(Boolean)) {
    const [, kind = '', words = ''] = LINE.exec(line) ?? [];
    if (!kind) throw new PageFault(`a line is written "- kind: what it is", not "${line}"`);
    told.set(kind, words);
  }
  const kinds = RETAINED_KINDS.filter((kind) => retained(kind).whose === whose);
  const missing = kinds.filter((kind) => !told.has(kind));
  const unknown = [...told.keys()].filter((kind) => !kinds.some((known) => known === kind));
  if (kinds.length === 0) throw new PageFault(`nothing is kept of "${whose}"`);
  if (missing.length > 0) throw new PageFault(`nothing is said of ${missing.join(', ')}`);
  if (unknown.length > 0) throw new PageFault(`there is no ${unknown.join(', ')} among what is kept`);
  const isExported = kinds.some((kind) => retained(kind).exportedAs);
  const rows = kinds.map((kind) => {
    const entry = retained(kind);
    const cells = [told.get(kind) ?? '', howLong(entry)];
    return isExported ? [...cells, entry.exportedAs ? 'yes' : 'no'] : cells;
  });
  const head = ['What', 'How long', ...(isExported ? ['In your download'] : [])];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const UNTIL: Record<Exclude<Remover, 'sweep'>, string> = {
  owner: 'you remove it',
  story: 'you remove the story',
  account: 'you delete your account',
};
const SINCE: Record<Life['since'], string> = {
  made: '',
  used: ' after it was last used',
  shown: ' after it was last used, if no story in My Stories shows it',
};
const EARLY = { unused: 'without use', unconfirmed: 'if nobody confirms it' };

export function howLong({ removedBy, life, early }: Retained): string {
  const until = removedBy.flatMap((by) => (by === 'sweep' ? [] : [UNTIL[by]]));
  const parts = [
    ...(until.length > 0 ? [`until ${until.join(' or ')}`] : []),
    ...(life ? [`${until.length > 0 ? 'at most ' : ''}${spanOf(life)}${SINCE[life.since]}`] : []),
    ...(early ? [`${spanOf(early)} ${EARLY[early.when]}`] : []),
  ];
  return parts.join('; ') || 'it stays';
}

function spanOf({ amount, unit }: Pick<Life, 'amount' | 'unit'>): string {
  return new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}
