import type { SceneDirection } from '#domain/scene-direction.ts';
import type { PictureWords } from '#engines/illustrator/describe/picture-words.ts';

/** Who comes again of the same kind. */
const ANOTHER = ['another ', 'a third ', 'one more '];

/** The same direction with everybody called by what they are, in English. */
export function withoutNames(direction: SceneDirection, { figures }: PictureWords): SceneDirection {
  const kinds = new Map<string, string>();
  direction.who.forEach(({ name, figure }, i) => {
    const before = direction.who.slice(0, i).filter((each) => each.figure === figure).length;
    const kind = figures[figure];
    kinds.set(name, before === 0 ? kind : kind.replace(/^an? /, ANOTHER[Math.min(before, 3) - 1] ?? ''));
  });
  const kindOf = (name: string) => kinds.get(name) ?? '';
  return {
    ...direction,
    who: direction.who.map((person) => ({
      ...person,
      name: kindOf(person.name),
      ...(person.looks !== undefined && { looks: kindOf(person.looks) }),
      ...(person.with !== undefined && { with: kindOf(person.with) }),
    })),
  };
}
