import { Check, Lock } from 'lucide-react';
import { OptionFace, type CardOption } from '#web/features/creator/option-face.tsx';
import { useStoryLanguage } from '#web/i18n/language-choice.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Tooltip } from '#web/ui/tooltip.tsx';

interface OptionCardProps {
  option: CardOption;
  chosen: boolean;
  /** Portraits stand on the card, landscapes fill its head. */
  shape: 'landscape' | 'portrait' | 'plain';
  reachable: boolean;
  onPress: () => void;
}

/** One of the things a story can be made of. */
export function OptionCard({ option, chosen, shape, reachable, onPress }: OptionCardProps) {
  const t = useTranslate();
  const [language] = useStoryLanguage();
  const { name, description, locked, own } = option;
  const card = (
    <button
      type="button"
      data-option={option.id}
      aria-pressed={chosen}
      tabIndex={reachable ? 0 : -1}
      onClick={onPress}
      className={classNames(
        'cut group relative flex h-full w-full flex-col overflow-hidden border-3 bg-page text-start shadow-rest',
        'transition duration-200 ease-settle hover:-translate-y-0.5 hover:shadow-lift focus-visible:z-10',
        chosen ? 'border-leaf' : 'border-transparent',
        locked && 'saturate-50',
      )}
    >
      <span
        aria-hidden
        className={classNames(
          'flex w-full shrink-0 items-center justify-center overflow-hidden',
          HEADS[shape],
          locked && 'opacity-60',
        )}
      >
        <OptionFace
          option={option}
          language={language}
          className={
            shape === 'landscape'
              ? 'size-full object-cover'
              : 'h-full w-auto max-w-full object-contain object-bottom pt-2'
          }
        />
      </span>
      <span className="grid grow content-start gap-0.5 px-3 pt-2 pb-3">
        <span lang={language} className="leading-tight font-bold">
          {name}
        </span>
        <span lang={language} className="line-clamp-2 text-[0.8125rem] leading-snug text-ink-soft">
          {description}
        </span>
        {own && !chosen && shape !== 'portrait' && (
          <span className="mt-1 text-[0.8125rem] font-bold text-leaf">{t('wizard.select')}</span>
        )}
        {locked && (
          <span className="mt-1 inline-flex items-center gap-1 text-[0.8125rem] font-bold text-ink-soft">
            <Lock aria-hidden className="size-3.5" />
            <span className="sr-only">{locked}</span>
            <span aria-hidden>{t('wizard.locked')}</span>
          </span>
        )}
      </span>
      {chosen && (
        <span className="absolute end-2 top-2 grid size-8 place-items-center rounded-full bg-leaf text-on-leaf shadow-rest">
          <Check aria-hidden className="size-5" strokeWidth={3} />
        </span>
      )}
    </button>
  );
  return locked ? <Tooltip text={locked}>{card}</Tooltip> : card;
}

const HEADS = {
  landscape: 'aspect-[16/9] bg-paper-deep',
  portrait: 'h-28 bg-paper-deep',
  plain: 'h-20 bg-dusk-soft pb-1.5',
} as const;
