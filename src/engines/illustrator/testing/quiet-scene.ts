import type { SceneCharacter, SceneSpec } from '#engines/illustrator/port.ts';

/** Somebody in a meadow by day, with nothing else to look at. */
export function quietScene(characters: SceneCharacter[], more: Partial<SceneSpec> = {}): SceneSpec {
  return {
    description: 'a quiet moment',
    place: 'meadow',
    view: 'floweryHills',
    time: 'day',
    weather: 'clear',
    mood: 'happy',
    shot: 'medium',
    characters,
    props: [],
    ...more,
  };
}

export function somebody(id: string, more: Partial<SceneCharacter> = {}): SceneCharacter {
  return { id, name: id, figure: 'child', gender: 'f', pose: 'stand', ...more };
}
