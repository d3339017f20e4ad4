import { lagoonUnderPeaks } from '#engines/illustrator/built-in/settings/island/lagoon-under-peaks.ts';
import { lampGallery } from '#engines/illustrator/built-in/settings/island/lamp-gallery.ts';
import { lighthouseRock } from '#engines/illustrator/built-in/settings/island/lighthouse-rock.ts';
import { waterfallCove } from '#engines/illustrator/built-in/settings/island/waterfall-cove.ts';
import type { Setting } from '#engines/illustrator/built-in/settings/stage.ts';

export const island: Setting = {
  compositions: [lagoonUnderPeaks, lighthouseRock, waterfallCove, lampGallery],
};
