import { AchievementsPage } from '#web/features/rewards/achievements-page.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { pageContext } from '#web/page-context.ts';
import { bodyOf } from '#web/api/body-of.ts';
import { orNothing, orNothingHere } from '#web/routes/library-data.ts';
import { PageMeta } from '#web/meta/page-meta.tsx';
import type { Route } from './+types/achievements';

const NOTHING = { achievements: [], progress: { earned: 0, total: 0, points: 0, percentage: 0 } };

export function loader({ context }: Route.LoaderArgs) {
  const { api, reportError } = context.get(pageContext);
  return orNothing(() => bodyOf(api.achievements.$get()), NOTHING, reportError);
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return orNothingHere(serverLoader, NOTHING);
}

export default function Achievements({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <>
      <PageMeta title={t('page.achievements.title')} description={t('page.achievements.lead')} />
      <AchievementsPage locked={loaderData} />
    </>
  );
}
