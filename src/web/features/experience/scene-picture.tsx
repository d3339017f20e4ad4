import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import type { Scene } from '#web/features/experience/scenes.ts';
import { useTranslate } from '#web/i18n/messages.ts';

/** The whole picture, whatever the shape of the screen. */
export function ScenePicture({ scene }: { scene: Scene | undefined }) {
  const t = useTranslate();
  const [failed, setFailed] = useState(false);
  if (!scene) return <NoPicture text={t('experience.scene.none')} />;
  if (failed) return <NoPicture text={t('experience.scene.unavailable')} />;
  return (
    <img
      ref={(image) => {
        // It may have failed before anybody listened.
        if (image?.complete && image.naturalWidth === 0) setFailed(true);
      }}
      src={scene.image_url}
      alt={scene.description}
      draggable={false}
      fetchPriority="high"
      onError={() => setFailed(true)}
      className="absolute inset-0 size-full animate-fade object-contain"
    />
  );
}

function NoPicture({ text }: { text: string }) {
  return (
    <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 p-6 text-center text-ink-soft">
      <ImageOff aria-hidden className="size-10" />
      <p className="font-bold">{text}</p>
    </div>
  );
}
