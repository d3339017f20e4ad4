import { expect, test } from 'vitest';
import type { Prop } from '#domain/picture-world.ts';
import { ACTIONS, type Action } from '#domain/scene-direction.ts';
import { drawActor } from '#engines/illustrator/built-in/compose/draw-actor.ts';
import { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Actor } from '#engines/illustrator/built-in/figures/actor.ts';
import { characterSheet } from '#engines/illustrator/built-in/figures/character-sheet.ts';
import { lightOf } from '#engines/illustrator/built-in/light.ts';

/** Long, round, wide and flat. */
const THINGS: readonly Prop[] = ['sunflower', 'apple', 'guitar', 'scroll', 'basket', 'candle'];
const LYING = new Set<Action>(['sleep', 'lie']);
/** Between a palm and the box of the thing in it. */
const IN_THE_PALM = 16;

test.each(['child', 'adult', 'elder'] as const)(
  'whatever a %s does, what is held is in the hand [PI-07]',
  (figure) => {
    const canvas = new Canvas({ seed: 's', light: lightOf('day', 'clear'), weather: 'clear' });
    const look = characterSheet({ id: 'x', figure, gender: 'f', seed: 's' });
    const loose = ACTIONS.filter((pose) => !LYING.has(pose)).flatMap((pose) =>
      THINGS.flatMap((holds) => {
        const actor: Actor = { id: 'x', figure, look, pose, mood: 'happy', facing: 1, holds };
        const {
          thing,
          hand: [x, y],
        } = drawActor(canvas, actor);
        if (!thing) return [];
        const away = Math.hypot(
          Math.max(thing.left - x, 0, x - thing.right),
          Math.max(thing.top - y, 0, y - thing.bottom),
        );
        return away > IN_THE_PALM ? [`${pose} ${holds} ${Math.round(away)}`] : [];
      }),
    );
    expect(loose).toEqual([]);
  },
);
