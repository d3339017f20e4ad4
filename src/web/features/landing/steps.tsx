import castle from '#web/art/scenes/castle-480.webp';
import castleLarge from '#web/art/scenes/castle.webp';
import forestNight from '#web/art/scenes/forest-night-480.webp';
import forestNightLarge from '#web/art/scenes/forest-night.webp';
import space from '#web/art/scenes/space-480.webp';
import spaceLarge from '#web/art/scenes/space.webp';
import { useFormats } from '#web/i18n/formats.ts';
import { useTranslate } from '#web/i18n/messages.ts';

const STEPS = [
  {
    title: 'landing.step1.title',
    text: 'landing.step1.text',
    picture: castle,
    large: castleLarge,
    tilt: '-rotate-1',
  },
  {
    title: 'landing.step2.title',
    text: 'landing.step2.text',
    picture: forestNight,
    large: forestNightLarge,
    tilt: 'rotate-[0.8deg]',
  },
  {
    title: 'landing.step3.title',
    text: 'landing.step3.text',
    picture: space,
    large: spaceLarge,
    tilt: '-rotate-[0.5deg]',
  },
] as const;

export function Steps() {
  const t = useTranslate();
  const format = useFormats();
  return (
    <section className="sheet-edge grain bg-leaf-soft pt-8 pb-20">
      <div className="below-fold mx-auto max-w-6xl px-4 sm:px-6">
        <h2 className="text-h2">{t('landing.steps.title')}</h2>
        <ol className="mt-8 grid gap-8 md:grid-cols-3">
          {STEPS.map((step, index) => (
            <li key={step.title}>
              <div className={`cut overflow-hidden border-8 border-page bg-page shadow-lift ${step.tilt}`}>
                <img
                  src={step.picture}
                  srcSet={`${step.picture} 480w, ${step.large} 960w`}
                  sizes="(min-width: 48rem) 22rem, 92vw"
                  alt=""
                  width={960}
                  height={540}
                  loading="lazy"
                  className="block h-auto w-full"
                />
              </div>
              <h3 className="mt-5 flex items-baseline gap-2.5 text-h3">
                <span aria-hidden className="font-display text-[2rem] leading-none text-coral">
                  {format.number(index + 1)}
                </span>
                {t(step.title)}
              </h3>
              <p className="mt-1.5 text-ink-soft">{t(step.text)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
