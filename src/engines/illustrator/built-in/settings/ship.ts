import { captainsCabin } from '#engines/illustrator/built-in/settings/ship/captains-cabin.ts';
import { harbourQuay } from '#engines/illustrator/built-in/settings/ship/harbour-quay.ts';
import { onDeck } from '#engines/illustrator/built-in/settings/ship/on-deck.ts';
import { openSea } from '#engines/illustrator/built-in/settings/ship/open-sea.ts';
import type { Setting } from '#engines/illustrator/built-in/settings/stage.ts';

export const ship: Setting = { compositions: [onDeck, captainsCabin, harbourQuay, openSea] };
