import { AGES } from '#domain/look.ts';
import { viewsAtLarge, type Figure, type View } from '#domain/picture-world.ts';
import { hash, pick, seeded } from '#domain/random.ts';
import { appearance, whereaboutsOf, type Appearance } from '#domain/direction-words.ts';
import { placed, propsOf, type SceneDirection, type StoryScene } from '#domain/scene-direction.ts';
import { describeScene } from '#engines/illustrator/describe/describe-scene.ts';
import type { PictureWords } from '#engines/illustrator/describe/picture-words.ts';
import { withoutNames } from '#engines/illustrator/describe/without-names.ts';
import type { SceneCharacter, SceneSpec, SceneThing } from '#engines/illustrator/port.ts';
import type { StoryCharacter } from '#engines/illustrator/scenes/who.ts';

/** Who sleeps at home does so where the bed is. Else a spot looks the same whenever the story comes back to it. */
function viewOf({ place, spot, view, who, things }: SceneDirection): View {
  const asleep = propsOf({ things }).includes('bed') || who.some(({ pose }) => pose === 'sleep');
  if (place === 'bedroom' && asleep) return 'childsRoom';
  return view ?? pick(seeded(hash(`${place}/${spot}`)), viewsAtLarge(place));
}

/** Whoever told the story knows who is a child and who is old; a hero of the catalogue looks as on the card. */
export function asDirected(character: StoryCharacter, scenes: readonly StoryScene[]): StoryCharacter {
  if (character.looksBy === 'card') return character;
  const told = scenes
    .flatMap(({ direction }) => direction.who)
    .find(({ name }) => name === character.name)?.figure;
  return told ? { ...character, figure: told } : character;
}

/** A near picture leaves out whose head its frame would cut: nobody is told of but whom it is surely about. */
function shownIn({ shot, who }: SceneDirection): SceneDirection['who'] {
  return shot === 'close' || shot === 'detail' ? who.slice(0, 1) : who;
}

/** People whom no costume makes what they are. */
const PLAIN: ReadonlySet<Figure> = new Set<Figure>(AGES);

/** The same person may be a child in one scene and old in another. */
function ofAge(figure: Figure, { age }: Appearance): Figure {
  return age && PLAIN.has(figure) ? age : figure;
}

/** Where somebody or something is, by ids. */
function spotOf(at: string | undefined, idOf: (name: string) => string): Pick<SceneThing, 'at'> {
  const where = whereaboutsOf(at);
  if (!where) return at === 'far' ? { at } : {};
  return { at: { ...where, what: idOf(where.what) } };
}

interface Known {
  /** Who is in the story. */
  people: readonly SceneCharacter[];
  /** In the story's language, and in English. */
  words: { told: PictureWords; english: PictureWords };
}

/** A scene as its direction has it: of the text only the sentence is left that it belongs to. */
export function directedScene<Scene extends SceneSpec>(
  { effect: _read, description: moment, ...scene }: Scene,
  direction: SceneDirection,
  { people: known, words }: Known,
) {
  const { place, light, weather, shot, who, things } = direction;
  const idOf = (name: string) => known.find((each) => each.name === name)?.id ?? name;
  const view = viewOf(direction);
  const seen = {
    ...direction,
    view,
    who: shownIn(direction).map((person) => {
      const { figure, gender } = known.find(({ name }) => name === person.name) ?? person;
      const told = gender === undefined || gender === 'x' ? person.gender : gender;
      return { ...person, figure, ...(told && { gender: told }) };
    }),
  };
  return {
    ...scene,
    description: describeScene(seen, words.told),
    nameless: describeScene(withoutNames(seen, words.english), words.english),
    moment,
    place,
    view,
    time: light,
    weather,
    mood: who[0]?.mood ?? 'calm',
    shot,
    props: propsOf(direction),
    things: things.map(placed).map(({ at, ...thing }) => ({ ...thing, ...spotOf(at, idOf) })),
    characters: who.map(
      ({
        name,
        figure,
        gender = 'x',
        pose,
        mood,
        holds,
        aid,
        with: partner,
        looks,
        at,
        ...rest
      }): SceneCharacter => {
        const said = appearance.parse(rest);
        const somebody = known.find((each) => each.name === name) ?? {
          id: name,
          name,
          figure: ofAge(figure, said),
          gender,
        };
        return {
          ...somebody,
          ...(Object.keys(said).length > 0 && { said }),
          ...spotOf(at, idOf),
          ...(partner && { with: idOf(partner) }),
          ...(looks && { looks: idOf(looks) }),
          ...(pose && { pose }),
          ...(mood && { mood }),
          ...(holds && { holds }),
          ...(aid && { aid }),
        };
      },
    ),
  };
}
