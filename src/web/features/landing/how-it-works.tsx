import balloons from '#web/art/scenes/balloons.webp';
import balloonsSmall from '#web/art/scenes/balloons-480.webp';
import bedtime from '#web/art/scenes/bedtime.webp';
import bedtimeSmall from '#web/art/scenes/bedtime-480.webp';
import company from '#web/art/scenes/company.webp';
import companySmall from '#web/art/scenes/company-480.webp';
import gate from '#web/art/scenes/gate.webp';
import gateSmall from '#web/art/scenes/gate-480.webp';
import writing from '#web/art/scenes/writing.webp';
import writingSmall from '#web/art/scenes/writing-480.webp';
import { Scene } from '#web/features/landing/scene.tsx';
import { useFormats } from '#web/i18n/formats.ts';
import { useTranslate } from '#web/i18n/messages.ts';

const STEPS = [
  {
    title: 'landing.how.characters.title',
    text: 'landing.how.characters.text',
    small: companySmall,
    large: company,
  },
  {
    title: 'landing.how.theme.title',
    text: 'landing.how.theme.text',
    small: balloonsSmall,
    large: balloons,
  },
  {
    title: 'landing.how.generate.title',
    text: 'landing.how.generate.text',
    small: writingSmall,
    large: writing,
  },
  {
    title: 'landing.how.interactive.title',
    text: 'landing.how.interactive.text',
    small: gateSmall,
    large: gate,
  },
  {
    title: 'landing.how.share.title',
    text: 'landing.how.share.text',
    small: bedtimeSmall,
    large: bedtime,
  },
] as const;

export function HowItWorks() {
  const t = useTranslate();
  const format = useFormats();
  return (
    <section aria-labelledby="how" className="sheet-edge grain bg-sun-soft pt-10 pb-20">
      <div className="below-fold mx-auto max-w-6xl px-4 sm:px-6">
        <h2 id="how" className="text-h2">
          {t('landing.how.title')}
        </h2>
        <ol className="mt-7 grid gap-x-6 gap-y-7 lg:grid-cols-5">
          {STEPS.map(({ title, text, small, large }, index) => (
            <li
              key={title}
              className="grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-x-4 sm:grid-cols-[14rem_minmax(0,1fr)] lg:block"
            >
              <Scene
                small={small}
                large={large}
                sizes="(min-width: 40rem) 14rem, 7rem"
                className="border-4 lg:border-[6px]"
              />
              <div>
                <h3 className="flex items-baseline gap-2.5 text-h3 lg:mt-4">
                  <span aria-hidden className="font-display text-[2rem] leading-none text-coral">
                    {format.number(index + 1)}
                  </span>
                  <span className="min-w-0">{t(title)}</span>
                </h3>
                <p className="mt-1 text-small text-ink-soft">{t(text)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
