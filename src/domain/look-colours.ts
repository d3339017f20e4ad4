import type { ClothColour, Coat, EYE_COLOURS, HairColour, Skin } from '#domain/look.ts';

type Hue = `#${string}`;

/** What the names of colours look like: on the swatches and in the pictures. */
export const SKIN_COLOURS: Readonly<Record<Skin, Hue>> = {
  0: '#fbd9bd',
  1: '#f2c39b',
  2: '#dca374',
  3: '#b97f52',
  4: '#96623f',
  5: '#7b4d36',
};

export const HAIR_HUES: Readonly<Record<HairColour, Hue>> = {
  black: '#221d24',
  espresso: '#3a2a26',
  brown: '#5c3a28',
  chestnut: '#7c4a2c',
  auburn: '#8f4428',
  red: '#c4572f',
  honey: '#c98a45',
  blond: '#e9bd6a',
  grey: '#b9b3b8',
  white: '#eeeae6',
  blue: '#4b7fc0',
  pink: '#e58fae',
  green: '#5aa787',
  violet: '#8467b5',
};

export const CLOTH_HUES: Readonly<Record<ClothColour, Hue>> = {
  red: '#cf4a45',
  coral: '#ef8a62',
  orange: '#f0a23c',
  yellow: '#f4c95d',
  lime: '#a5c04e',
  green: '#4f9a6c',
  teal: '#3f8f8c',
  sky: '#86bfe0',
  blue: '#4b7fb8',
  violet: '#7c6bb5',
  pink: '#e28aa6',
  brown: '#8a5a43',
  sand: '#d9be93',
  white: '#f4efe6',
  grey: '#9a98a3',
  black: '#3a3742',
};

export const COAT_HUES: Readonly<Record<Coat, Hue>> = {
  black: '#3b3840',
  grey: '#8d8f99',
  white: '#f4efe8',
  cream: '#efdcb8',
  sand: '#d9a566',
  ginger: '#e38b3d',
  brown: '#9a6a44',
  'dark-brown': '#5e4030',
  green: '#6fa35a',
  blue: '#6a9fd0',
  yellow: '#f2c744',
  red: '#d9573f',
};

export const EYE_HUES: Readonly<Record<(typeof EYE_COLOURS)[number], Hue>> = {
  dark: '#2f221e',
  brown: '#6b4226',
  hazel: '#94703a',
  green: '#5f8f57',
  blue: '#4b86bd',
  grey: '#7f8a94',
};
