import { MOODS, type Mood } from '#domain/picture-world.ts';
import type { Emotion } from '#domain/scene-direction.ts';

/** What comes nearest to a feeling on a face with fewer features than ours. */
const NEAREST: Record<Exclude<Emotion, Mood>, Mood> = {
  laughing: 'excited',
  proud: 'happy',
  wonder: 'surprised',
  worried: 'scared',
  crying: 'sad',
  determined: 'calm',
  curious: 'calm',
  asleep: 'sleepy',
  tender: 'happy',
  mischievous: 'happy',
};

const isMood = (emotion: Emotion): emotion is Mood => (MOODS as readonly string[]).includes(emotion);

export const moodOf = (emotion: Emotion): Mood => (isMood(emotion) ? emotion : NEAREST[emotion]);
