import type { SceneDirection } from '#domain/scene-direction.ts';
import type { PictureWords } from '#engines/illustrator/describe/picture-words.ts';

/** Who comes again of the same kind. */
const ANOTHER = ['another ', 'a third ', 'one more '];

/** "a hedgehog" → "a crowd, each of them a hedgehog", which fits whatever the plural is. */
const crowdOf = (kind: string): string => `a crowd (each of them ${kind})`;

/** The same direction with everybody called by what they are, in English. */
export function withoutNames(direction: SceneDirection, { figures }: PictureWords): SceneDirection {
  const kinds = new Map<string, string>();
  direction.who.forEach(({ name, figure, count }, i) => {
    const before = direction.who.slice(0, i).filter((each) => each.figure === figure).length;
    const kind = figures[figure];
    const another = ANOTHER[Math.min(before, 3) - 1] ?? '';
    kinds.set(name, count ? crowdOf(kind) : before === 0 ? kind : kind.replace(/^an? /, another));
  });
  const kindOf = (name: string) => kinds.get(name) ?? '';
  return {
    ...direction,
    who: direction.who.map(({ called: _named, ...person }) => ({
      ...person,
      name: kindOf(person.name),
      ...(person.looks !== undefined && { looks: kindOf(person.looks) }),
      ...(person.with !== undefined && { with: kindOf(person.with) }),
    })),
  };
}
