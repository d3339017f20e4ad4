import type { Scene } from '#web/features/experience/scenes.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { classNames } from '#web/ui/class-names.ts';

interface SceneStripProps {
  scenes: readonly Scene[];
  index: number;
  onChoose: (index: number) => void;
}

/** All scenes at a glance, where there is room for them. */
export function SceneStrip({ scenes, index, onChoose }: SceneStripProps) {
  const t = useTranslate();
  if (scenes.length < 2) return null;
  return (
    <ol aria-label={t('experience.stage')} className="mt-4 hidden grid-flow-col gap-2.5 auto-cols-fr lg:grid">
      {scenes.map(({ image_url }, i) => (
        <li key={image_url}>
          <button
            type="button"
            aria-label={t('experience.counter', { scene: i + 1, scenes: scenes.length })}
            aria-current={i === index}
            onClick={() => onChoose(i)}
            className={classNames(
              'cut-small block aspect-video w-full overflow-hidden border-3 bg-paper-deep transition duration-200',
              i === index ? 'border-coral' : 'border-transparent opacity-75 hover:opacity-100',
            )}
          >
            <img src={image_url} alt="" loading="lazy" className="size-full object-cover" />
          </button>
        </li>
      ))}
    </ol>
  );
}
