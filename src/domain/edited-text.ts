import { paragraphsOf } from '#domain/paragraphs.ts';

const BETWEEN_PARTS = '\n\n';

/** What begins somewhere in a text: a picture, a scene. */
interface Placed {
  offset?: number | undefined;
}

/**
 * What hung on a text, hung on the same words again after somebody wrote some of them anew. What hung on words that are gone hangs
 * on the next ones, unless something else hangs there already.
 */
export function hungAgain<Item extends Placed>(
  items: readonly Item[],
  before: readonly string[],
  after: readonly string[],
): Item[] {
  const move = mover(before, after);
  const moved = items.flatMap((item) => {
    if (item.offset === undefined) return [item];
    const offset = move(item.offset);
    return offset === undefined ? [] : [{ ...item, offset }];
  });
  return moved.filter(
    ({ offset }, i) => offset === undefined || !moved.some((other, j) => j > i && other.offset === offset),
  );
}

/** Whether each paragraph of a text has its counterpart in the other one. */
export function hasSameParagraphs(before: string, after: string): boolean {
  return paragraphsOf(before).length === paragraphsOf(after).length;
}

/** Where in the parts of a text stands now what stood here; undefined where nothing of it is left. */
function mover(before: readonly string[], after: readonly string[]): (offset: number) => number | undefined {
  const [from, to] = [startsOf(before), startsOf(after)];
  return (offset) => {
    const part = Math.max(
      0,
      from.findLastIndex((start) => start <= offset),
    );
    const [start = 0, old = '', anew] = [from[part], before[part], after[part]];
    const within = anew === undefined ? undefined : movedWithin(old, anew, offset - start);
    return within === undefined ? undefined : (to[part] ?? 0) + within;
  };
}

function startsOf(parts: readonly string[]): number[] {
  return parts.map((_, i) =>
    parts.slice(0, i).reduce((sum, part) => sum + part.length + BETWEEN_PARTS.length, 0),
  );
}

function movedWithin(old: string, anew: string, offset: number): number | undefined {
  const [olds, news] = [paragraphsOf(old), paragraphsOf(anew)];
  const index = Math.max(
    0,
    olds.findLastIndex((each) => each.offset <= offset),
  );
  const same = (fromEnd: boolean) => {
    let count = 0;
    while (
      count < Math.min(olds.length, news.length) &&
      olds.at(fromEnd ? -1 - count : count)?.text === news.at(fromEnd ? -1 - count : count)?.text
    )
      count += 1;
    return count;
  };
  const first = same(false);
  const last = Math.min(same(true), Math.min(olds.length, news.length) - first);
  const [changed, written] = [olds.length - first - last, news.length - first - last];
  const place = () => {
    if (index < first) return index;
    if (index >= olds.length - last) return index + news.length - olds.length;
    return first + Math.floor(((index - first) * written) / changed);
  };
  const paragraph = news[place()];
  const was = olds[index];
  if (!paragraph || !was) return undefined;
  const into = offset - was.offset;
  const isUntouched = was.text.slice(0, into) === paragraph.text.slice(0, into);
  return paragraph.offset + (isUntouched ? into : 0);
}
