import {
  ALargeSmall,
  BookHeart,
  BookOpen,
  Heart,
  MousePointerClick,
  Palette,
  Plug,
  ShieldCheck,
  Shuffle,
  Signpost,
  Users,
  Volume2,
  type LucideIcon,
} from 'lucide-react';
import castle from '#web/art/scenes/castle.webp';
import castleSmall from '#web/art/scenes/castle-480.webp';
import concert from '#web/art/scenes/concert.webp';
import concertSmall from '#web/art/scenes/concert-480.webp';
import hearth from '#web/art/scenes/hearth.webp';
import hearthSmall from '#web/art/scenes/hearth-480.webp';
import { Scene } from '#web/features/landing/scene.tsx';
import { useTranslate, type MessageId } from '#web/i18n/messages.ts';

interface Group {
  title: MessageId;
  picture: { small: string; large: string };
  cards: readonly { title: MessageId; text: MessageId; Icon: LucideIcon }[];
}

const GROUPS: readonly Group[] = [
  {
    title: 'landing.features.make',
    picture: { small: castleSmall, large: castle },
    cards: [
      { title: 'landing.feature.hero.title', text: 'landing.feature.hero.text', Icon: Heart },
      { title: 'landing.feature.choose.title', text: 'landing.feature.choose.text', Icon: MousePointerClick },
      { title: 'landing.feature.ages.title', text: 'landing.promise.ages', Icon: Users },
      { title: 'landing.feature.anew.title', text: 'landing.feature.anew.text', Icon: Shuffle },
    ],
  },
  {
    title: 'landing.features.live',
    picture: { small: concertSmall, large: concert },
    cards: [
      { title: 'landing.feature.pictures.title', text: 'landing.feature.pictures.text', Icon: Palette },
      { title: 'landing.feature.voice.title', text: 'landing.feature.voice.text', Icon: Volume2 },
      { title: 'landing.feature.adventure.title', text: 'landing.feature.adventure.text', Icon: Signpost },
      { title: 'landing.feature.keep.title', text: 'landing.feature.keep.text', Icon: BookOpen },
    ],
  },
  {
    title: 'landing.promise.title',
    picture: { small: hearthSmall, large: hearth },
    cards: [
      { title: 'landing.feature.private.title', text: 'landing.promise.private', Icon: ShieldCheck },
      { title: 'landing.feature.free.title', text: 'landing.promise.no_ads', Icon: BookHeart },
      { title: 'landing.feature.alone.title', text: 'landing.promise.offline', Icon: Plug },
      { title: 'landing.feature.readers.title', text: 'landing.feature.readers.text', Icon: ALargeSmall },
    ],
  },
];

/** Twelve in all, by fours, each four beside a picture: now on this side, now on that. */
export function Features() {
  const t = useTranslate();
  return (
    <div className="sheet-edge grain bg-paper pt-10 pb-20">
      <div className="mx-auto grid max-w-6xl gap-16 px-4 sm:px-6 lg:gap-24">
        {GROUPS.map(({ title, picture, cards }) => (
          <section
            key={title}
            aria-labelledby={title}
            className="below-fold group grid items-center gap-x-8 gap-y-7 md:grid-cols-2 lg:gap-x-14"
          >
            <Scene
              {...picture}
              sizes="(min-width: 64rem) 32rem, (min-width: 48rem) 45vw, 92vw"
              className="border-8 -rotate-1 group-even:rotate-1 md:group-even:order-1"
            />
            <div>
              <h2 id={title} className="text-h2">
                {t(title)}
              </h2>
              <ul className="mt-5 grid gap-x-8 gap-y-5 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
                {cards.map((card) => (
                  <li key={card.title} data-feature className="flex gap-3.5">
                    <card.Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-leaf" />
                    <div>
                      <h3 className="text-body font-bold">{t(card.title)}</h3>
                      <p className="mt-0.5 text-small text-ink-soft">{t(card.text)}</p>
                    </div>
                  </li>
                ))}
              </ul>
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}
