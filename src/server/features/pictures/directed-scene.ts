import { MOODS, POSES, VIEWS, type Mood, type Pose, type View } from '#domain/picture-world.ts';
import { hash, pick, seeded } from '#domain/random.ts';
import type { Action, Emotion, SceneDirection, StoryScene } from '#domain/scene-direction.ts';
import { describeScene } from '#engines/illustrator/describe/describe-scene.ts';
import type { PictureWords } from '#engines/illustrator/describe/picture-words.ts';
import { withoutNames } from '#engines/illustrator/describe/without-names.ts';
import type { SceneCharacter, SceneSpec, Shot } from '#engines/illustrator/port.ts';
import type { StoryCharacter } from '#engines/illustrator/scenes/who.ts';

/** As near as pictures can be seen from today. */
const SHOTS: Record<SceneDirection['shot'], Shot> = {
  wide: 'wide',
  medium: 'medium',
  'two-shot': 'close',
  close: 'close',
  'over-shoulder': 'medium',
  'low-angle': 'medium',
  'birds-view': 'wide',
  detail: 'close',
  silhouette: 'wide',
};

/** Feelings and doings that cannot be drawn yet, and what comes nearest. */
const MOOD_OF: Record<Exclude<Emotion, Mood>, Mood> = {
  laughing: 'excited',
  proud: 'happy',
  wonder: 'surprised',
  worried: 'scared',
  crying: 'sad',
  determined: 'calm',
  curious: 'surprised',
  asleep: 'sleepy',
  tender: 'happy',
  mischievous: 'happy',
};
const POSE_OF: Record<Exclude<Action, Pose>, Pose> = {
  kneel: 'sit',
  crouch: 'sit',
  climb: 'cheer',
  swim: 'fly',
  dance: 'cheer',
  dig: 'give',
  throw: 'wave',
  catch: 'cheer',
  eat: 'sit',
  drink: 'stand',
  read: 'sit',
  write: 'sit',
  paint: 'give',
  play: 'sit',
  sing: 'cheer',
  ride: 'sit',
  push: 'give',
  pull: 'give',
  lift: 'cheer',
  carry: 'walk',
  reach: 'point',
  hide: 'sit',
  peek: 'think',
  lie: 'sleep',
  crawl: 'sit',
  fall: 'jump',
  bow: 'sit',
  listen: 'think',
  whisper: 'think',
  'high-five': 'wave',
  'on-shoulders': 'hug',
  'read-together': 'sit',
};

const moodOf = (emotion: Emotion): Mood =>
  MOODS.find((mood) => mood === emotion) ?? MOOD_OF[emotion as Exclude<Emotion, Mood>];
const poseOf = (action: Action): Pose =>
  POSES.find((pose) => pose === action) ?? POSE_OF[action as Exclude<Action, Pose>];

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
  const view = viewOf(direction);
  const seen = {
    ...direction,
    view,
    who: who.map((person) => {
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
    mood: moodOf(who[0]?.mood ?? 'calm'),
    shot: SHOTS[shot],
    props: things,
    characters: who.map(({ name, figure, gender = 'x', pose, mood, holds }): SceneCharacter => {
      const somebody = known.find((each) => each.name === name) ?? { id: name, name, figure, gender };
      return {
        ...somebody,
        ...(pose && { pose: poseOf(pose) }),
        ...(mood && { mood: moodOf(mood) }),
        ...(holds && { holds }),
      };
    }),
  };
}
