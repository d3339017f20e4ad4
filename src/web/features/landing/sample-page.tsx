import { Play } from 'lucide-react';
import type { LanguageCode } from '#domain/languages.ts';
import { HERO_PICTURES } from '#web/features/landing/hero-pictures.ts';
import { HeroPicture } from '#web/features/landing/hero-picture.tsx';
import { SAMPLE_SOUNDS } from '#web/art/sample-sounds.ts';
import type { SpokenPiece } from '#web/features/landing/spoken-piece.ts';
import { useSample } from '#web/features/landing/use-sample.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

/** A page out of a story: what the visitor will hold in two minutes, and what they will hear. */
export function SamplePage({ language }: { language: LanguageCode }) {
  const t = useTranslate();
  const { audio, state, pieces, current, toggle, onPlaying, onPause } = useSample(language);
  const silent = state === 'silent';
  return (
    <figure className="book me-3 mb-3 max-lg:-order-1 lg:rotate-[1.2deg]">
      <HeroPicture />
      <div className="relative z-10 -mt-6 flex justify-end pe-3 sm:pe-5">
        <Button look="secondary" size="small" aria-pressed={!silent} onClick={toggle} className="shadow-rest">
          {silent ? (
            <Play aria-hidden className="size-4.5 fill-current text-coral" />
          ) : (
            <span
              className={classNames('mx-0.5 size-3.5 bg-coral', state === 'waiting' && 'animate-breathe')}
            />
          )}
          {t('landing.hear')}
        </Button>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the words are shown while they are spoken */}
        <audio
          ref={audio}
          src={SAMPLE_SOUNDS[language]}
          preload="none"
          onPlaying={onPlaying}
          onPause={onPause}
        />
      </div>
      <figcaption className={classNames('story-text px-[8%] pt-3 pb-4 sm:pb-5', silent && 'max-sm:hidden')}>
        <div className="grid">
          {HERO_PICTURES.map(({ sentence, shown }) => (
            <p
              key={sentence}
              className={classNames('drop-cap [grid-area:1/1]', silent ? shown : 'invisible')}
            >
              {t(sentence)}
            </p>
          ))}
          {!silent && <SpokenText pieces={pieces} current={current} />}
        </div>
      </figcaption>
    </figure>
  );
}

function SpokenText({ pieces, current }: { pieces: readonly SpokenPiece[]; current: number }) {
  return (
    <p className="animate-fade [grid-area:1/1]">
      {pieces.map(({ word, rest, start }, i) => (
        <span key={start} className={i > current ? 'text-ink-soft' : undefined}>
          <span className={classNames('rounded-md', i === current && 'bg-sun-soft')}>{word}</span>
          {rest}
        </span>
      ))}
    </p>
  );
}
