import astronaut from '#web/art/heroes/astronaut.webp';
import bear from '#web/art/heroes/bear.webp';
import boy from '#web/art/heroes/boy.webp';
import grandma from '#web/art/heroes/grandma.webp';
import owl from '#web/art/heroes/owl.webp';
import { useTranslate } from '#web/i18n/messages.ts';

const EXAMPLES = [
  {
    title: 'landing.example.two.title',
    who: 'landing.example.two.who',
    text: 'landing.example.two.text',
    figure: bear,
  },
  {
    title: 'landing.example.far.title',
    who: 'landing.example.far.who',
    text: 'landing.example.far.text',
    figure: grandma,
  },
  {
    title: 'landing.example.class.title',
    who: 'landing.example.class.who',
    text: 'landing.example.class.text',
    figure: owl,
  },
  {
    title: 'landing.example.finger.title',
    who: 'landing.example.finger.who',
    text: 'landing.example.finger.text',
    figure: boy,
  },
  {
    title: 'landing.example.fever.title',
    who: 'landing.example.fever.who',
    text: 'landing.example.fever.text',
    figure: astronaut,
  },
] as const;

/** How it can be, told of nobody in particular: a product this young has no real voices to quote. */
export function Examples() {
  const t = useTranslate();
  return (
    <section aria-labelledby="examples" className="sheet-edge grain bg-paper pt-10 pb-20">
      <div className="below-fold mx-auto max-w-6xl px-4 sm:px-6">
        <h2 id="examples" className="text-h2">
          {t('landing.examples.title')}
        </h2>
        <p className="mt-2 text-ink-soft">{t('landing.examples.note')}</p>
        <ul className="mt-6 grid gap-4 md:mt-8 md:grid-cols-2 md:gap-5 lg:grid-cols-6">
          {EXAMPLES.map(({ title, who, text, figure }) => (
            <li
              key={title}
              className="cut flex items-end gap-4 border border-line bg-page px-4 pt-4 shadow-rest sm:px-5 sm:pt-5 md:last:col-span-2 lg:col-span-2 lg:last:col-span-3 lg:nth-4:col-span-3"
            >
              <img
                src={figure}
                alt=""
                loading="lazy"
                width={250}
                height={420}
                className="h-24 w-16 shrink-0 object-contain object-bottom sm:h-28 sm:w-20"
              />
              <div className="grow self-start pb-4 sm:pb-5">
                <h3 className="text-h3">{t(title)}</h3>
                <p className="mt-1 max-sm:text-small">{t(text)}</p>
                <p className="mt-1.5 text-small font-bold text-leaf">{t(who)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
