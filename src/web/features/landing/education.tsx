import { Link } from 'react-router';
import artRoom from '#web/art/scenes/art-room.webp';
import artRoomSmall from '#web/art/scenes/art-room-480.webp';
import kitchen from '#web/art/scenes/kitchen.webp';
import kitchenSmall from '#web/art/scenes/kitchen-480.webp';
import playground from '#web/art/scenes/playground.webp';
import playgroundSmall from '#web/art/scenes/playground-480.webp';
import workshop from '#web/art/scenes/workshop.webp';
import workshopSmall from '#web/art/scenes/workshop-480.webp';
import { useTranslate } from '#web/i18n/messages.ts';

const CARDS = [
  {
    to: '/child-development',
    title: 'nav.child_development',
    text: 'landing.education.development',
    small: playgroundSmall,
    large: playground,
  },
  {
    to: '/educational-guides',
    title: 'nav.educational_guides',
    text: 'landing.education.guides',
    small: artRoomSmall,
    large: artRoom,
  },
  {
    to: '/parent-tips',
    title: 'nav.parent_tips',
    text: 'landing.education.tips',
    small: kitchenSmall,
    large: kitchen,
  },
  {
    to: '/how-it-works',
    title: 'nav.how_it_works',
    text: 'landing.education.how',
    small: workshopSmall,
    large: workshop,
  },
] as const;

export function Education() {
  const t = useTranslate();
  return (
    <section aria-labelledby="education" className="sheet-edge grain bg-leaf-soft pt-8 pb-20">
      <div className="below-fold mx-auto max-w-6xl px-4 sm:px-6">
        <h2 id="education" className="text-h2">
          {t('landing.education.title')}
        </h2>
        <p className="mt-2 max-w-prose text-ink-soft sm:text-lead">{t('landing.education.text')}</p>
        <ul className="mt-7 grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-4">
          {CARDS.map(({ to, title, text, small, large }) => (
            <li key={to} className="flex">
              <Link
                to={to}
                className="cut group flex w-full overflow-hidden bg-page text-ink no-underline shadow-rest transition duration-200 ease-settle hover:-translate-y-1 hover:shadow-lift sm:flex-col"
              >
                <img
                  src={small}
                  srcSet={`${small} 480w, ${large} 960w`}
                  sizes="(min-width: 64rem) 17rem, (min-width: 40rem) 46vw, 14rem"
                  alt=""
                  width={960}
                  height={540}
                  loading="lazy"
                  className="block object-cover max-sm:w-28 max-sm:shrink-0 sm:aspect-video sm:h-auto sm:w-full"
                />
                <span className="block p-4 sm:p-5">
                  <strong className="block font-display text-h3 font-semibold group-hover:text-coral">
                    {t(title)}
                  </strong>
                  <span className="mt-1 block text-small text-ink-soft">{t(text)}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
