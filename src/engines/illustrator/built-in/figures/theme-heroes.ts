import type { Look } from '#engines/illustrator/built-in/figures/actor.ts';

/** What the names of the themes' heroes promise and chance would not know, theme by theme and in their order. */
const BY_THEME: Readonly<Record<string, readonly (Partial<Look> | undefined)[]>> = {
  adventure: [undefined, undefined, undefined, { hairStyle: 'curly', outfit: 'hoodie' }],
  'animal-friends': [undefined, { glasses: undefined, hat: undefined }, undefined, { coat: '#8a6248' }],
  'diggers-and-trains': [
    { quirks: 'doug-digger', coat: '#e8923c' },
    { quirks: 'diggers-and-trains-char-0', coat: '#5aa787' },
    { quirks: 'tuppence-train', coat: '#7c6bb5' },
    undefined,
    { quirks: 'tuppence-train', coat: '#d9738f' },
  ],
  space: [undefined, undefined, { hairStyle: 'short' }],
  dinosaurs: [
    { coat: '#d98a4a' },
    { coat: '#5a8fc0' },
    { coat: '#c9605a' },
    { coat: '#6faa5f' },
    { coat: '#9a8fb0' },
  ],
  ocean: [undefined, undefined, { hairStyle: 'waves', outfit: 'tee' }, { coat: '#e8845a' }],
  'treasure-hunt': [undefined, undefined, { hairStyle: 'short' }, { beard: 'full' }],
  family: [{ hairStyle: 'short' }, undefined, undefined, undefined, { hairStyle: 'short' }],
  'bath-time': [{ coat: '#f6f2e6' }],
  creativity: [undefined, undefined, undefined, undefined, { hairStyle: 'spiky' }],
  'fairy-tales': [undefined, undefined, undefined, { hairStyle: 'short' }],
  learning: [undefined, undefined, { hairStyle: 'short' }],
  'secret-codes': [undefined, undefined, { hairStyle: 'short' }],
  'being-brave': [{ glasses: undefined }, undefined, { hairStyle: 'short' }],
  inventions: [undefined, undefined, undefined, { hairStyle: 'spiky', hat: 'goggles' }],
  music: [{ coat: '#6f7686' }, undefined, undefined, { hairStyle: 'curly' }, { coat: '#e0a84c' }],
  'myths-and-legends': [undefined, { hairStyle: 'short' }, undefined, undefined, { coat: '#8a6a48' }],
  'trying-again': [undefined, undefined, undefined, undefined, { hairStyle: 'short' }],
  'snow-day': [undefined, { hairStyle: 'short', hat: 'beanie' }, undefined, undefined, { coat: '#eef2f5' }],
  'sports-day': [undefined, undefined, undefined, { hairStyle: 'short', hat: 'headband' }],
  'cooking-together': [undefined, undefined, { hairStyle: 'short' }],
  'new-in-town': [undefined, { coat: '#8fb84e' }, undefined, { hairStyle: 'short' }, { hairStyle: 'short' }],
  'one-of-a-kind': [undefined, undefined, undefined, { coat: '#8a6bb5' }],
  'planet-helpers': [undefined, { hairStyle: 'short' }, undefined, { hairStyle: 'short' }],
  'standing-up-for-others': [undefined, undefined, undefined, { hairStyle: 'short', outfit: 'hoodie' }],
  'saying-sorry': [undefined, { hairStyle: 'short' }, { glasses: undefined }],
  'keeping-a-promise': [{ hairStyle: 'short', outfit: 'tee', hat: undefined }],
  'waiting-patiently': [undefined, undefined, { outfit: 'overalls', hat: undefined, hairStyle: 'short' }],
};

export const THEME_HERO_LOOKS: Readonly<Record<string, Partial<Look>>> = Object.fromEntries(
  Object.entries(BY_THEME).flatMap(([theme, looks]) =>
    looks.flatMap((look, index) => (look ? [[`${theme}-char-${index}`, look]] : [])),
  ),
);
