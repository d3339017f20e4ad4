import { VIEWS, type View } from '#domain/picture-world.ts';
import { hash, pick, seeded } from '#domain/random.ts';
import type { SceneDirection, StoryScene } from '#domain/scene-direction.ts';
import type { SceneCharacter, SceneSpec } from '#engines/illustrator/port.ts';
import type { StoryCharacter } from '#engines/illustrator/scenes/who.ts';

/** Who sleeps at home does so where the bed is. Else a spot looks the same whenever the story comes back to it. */
function viewOf({ place, spot, view, who, things }: SceneDirection): View {
  const asleep = things.includes('bed') || who.some(({ pose }) => pose === 'sleep');
  if (place === 'bedroom' && asleep) return 'childsRoom';
  const views: readonly View[] = VIEWS[place];
  return view ?? pick(seeded(hash(`${place}/${spot}`)), views);
}

/** Whoever told the story knows who is a child and who is old; a hero of the catalogue looks as on the card. */
export function asDirected(character: StoryCharacter, scenes: readonly StoryScene[]): StoryCharacter {
  if (character.looksBy === 'card') return character;
  const told = scenes
    .flatMap(({ direction }) => direction.who)
    .find(({ name }) => name === character.name)?.figure;
  return told ? { ...character, figure: told } : character;
}

/** A scene as its direction has it: of the text only the sentence is left that describes it. */
export function directedScene<Scene extends SceneSpec>(
  { effect: _read, ...scene }: Scene,
  direction: SceneDirection,
  known: readonly SceneCharacter[],
) {
  const { place, light, weather, shot, who, things } = direction;
  const idOf = (name: string) => known.find((each) => each.name === name)?.id ?? name;
  return {
    ...scene,
    place,
    view: viewOf(direction),
    time: light,
    weather,
    mood: who[0]?.mood ?? 'calm',
    shot,
    props: things,
    characters: who.map(
      ({ name, figure, gender = 'x', pose, mood, holds, with: partner, looks }): SceneCharacter => {
        const somebody = known.find((each) => each.name === name) ?? { id: name, name, figure, gender };
        return {
          ...somebody,
          ...(partner && { with: idOf(partner) }),
          ...(looks && { looks: idOf(looks) }),
          ...(pose && { pose }),
          ...(mood && { mood }),
          ...(holds && { holds }),
        };
      },
    ),
  };
}
