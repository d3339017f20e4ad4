import type { Moves } from '#engines/storyteller/tales/grammar/moves.ts';

/** How somebody gets about on wheels, and how with a walker, a cane or crutches. */
export const MOVES: Moves = {
  marcha: ['roula'],
  marcher: ['rouler'],
  marchait: ['roulait'],
  courut: ['fila', 'se dépêcha'],
  courir: ['filer', 'se dépêcher'],
  courait: ['filait', 'se dépêchait'],
  grimpa: ['monta', 'monta doucement'],
  grimper: ['monter', 'monter doucement'],
  sauta: ['fit un bond dans son fauteuil', 's’avança vite'],
  sauter: ['faire un bond dans son fauteuil', 's’avancer vite'],
  dansa: ['tourna sur ses roues', 'se balança'],
  danser: ['tourner sur ses roues', 'se balancer'],
  'à pas de loup': ['sur ses roues silencieuses', 'sans bruit'],
  'sur la pointe des pieds': ['sur ses roues silencieuses', 'sans bruit'],
  'à pied': ['sur ses roues'],
  'se leva': ['se redressa'],
  debout: ['dans son fauteuil'],
  's’agenouilla': ['se pencha', 'se pencha'],
  'un pas': ['un bout de chemin'],
  pieds: ['roues'],
  jambes: ['roues'],
};
