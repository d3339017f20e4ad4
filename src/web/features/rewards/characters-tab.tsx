import { Link } from 'react-router';
import type { CollectedCharacter } from '#contract/rewards.ts';
import type { Rarity } from '#domain/rarity.ts';
import { ownStoryPath } from '#domain/own-story-path.ts';
import dragon from '#web/art/heroes/dragon.webp';
import { DrawnHero } from '#web/features/rewards/drawn-hero.tsx';
import { LoadFailed } from '#web/features/rewards/load-failed.tsx';
import { useCharacters } from '#web/features/rewards/rewards-api.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function CharactersTab() {
  const t = useTranslate();
  const { data, isError, refetch } = useCharacters();
  if (isError) return <LoadFailed onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-120" />;
  const { characters } = data;
  if (characters.length === 0) {
    return (
      <EmptyState title={t('characters.none')} picture={{ src: dragon, width: 300, height: 300 }}>
        <ButtonLink to="/?create">{t('characters.first')}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <h2 className="sr-only">{t('dashboard.characters')}</h2>
      <p className="max-w-prose text-ink-soft">{t('characters.about')}</p>
      <ul
        aria-label={t('dashboard.characters')}
        className="mt-5 grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5"
      >
        {characters.map((character) => (
          <li key={character.id}>
            <CharacterCard character={character} />
          </li>
        ))}
      </ul>
      <p className="mt-5 text-small font-bold text-ink-soft">
        {t('characters.count', { count: characters.length })}
      </p>
    </>
  );
}

const TONES: Record<Rarity, string> = {
  common: 'bg-leaf-soft text-leaf',
  rare: 'bg-dusk-soft text-dusk',
  epic: 'bg-danger-soft text-danger',
  legendary: 'bg-sun-soft text-ink',
};

function CharacterCard({ character }: { character: CollectedCharacter }) {
  const t = useTranslate();
  const { hero, name, rarity, story } = character;
  return (
    <article className="cut relative flex h-full flex-col items-center gap-1.5 border border-line bg-page px-3 pt-5 pb-4 text-center shadow-rest">
      <DrawnHero hero={hero} className="h-28 w-full" />
      <h3 className="mt-1 font-sans text-body leading-snug font-bold">{name}</h3>
      <span className={classNames('cut-pill px-3 py-0.5 text-small leading-snug font-bold', TONES[rarity])}>
        {t(`rarity.${rarity}`)}
      </span>
      {story && (
        <Link
          to={ownStoryPath(story.id)}
          className="mt-auto inline-flex min-h-11 items-center pt-1 text-small leading-snug text-ink-soft hover:text-ink"
        >
          {t('characters.met', { title: story.title })}
        </Link>
      )}
    </article>
  );
}
