import type { ToldStory } from '#domain/told-story.ts';
import type { PictureKind } from '#web/features/illustrations/panel-state.ts';
import { fileName, pixelAddress } from '#web/features/illustrations/picture-address.ts';
import { savePicture } from '#web/features/illustrations/save-picture.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { track } from '#web/tracker/track.ts';
import { toast } from '#web/ui/toast-store.ts';

/** Illustrations are saved as JPG, frames as PNG. What is counted holds no name. */
export function useSave({ title }: ToldStory) {
  const t = useTranslate();
  const orTell = async (saving: Promise<void>, saved: () => void) => {
    try {
      await saving;
      saved();
    } catch {
      toast({
        title: t('illustrations.failed.download.title'),
        description: t('illustrations.failed.download'),
        look: 'danger',
      });
    }
  };
  return {
    illustration: (url: string, name: string, kind: PictureKind) =>
      orTell(savePicture(pixelAddress(url, 'jpg'), fileName([title, name], 'jpg')), () =>
        track('illustration_downloaded', { kind, format: 'jpg' }),
      ),
    frame: (url: string, number: number) =>
      orTell(savePicture(pixelAddress(url, 'png'), fileName([title, String(number)], 'png')), () =>
        track('animation_frame_downloaded', { frame: number, format: 'png' }),
      ),
  };
}
