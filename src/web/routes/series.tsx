import { SeriesPage } from '#web/features/library/series-page.tsx';
import { structuredSeries } from '#web/features/library/structured-story.ts';
import { pageContext } from '#web/page-context.ts';
import { foundBodyOf } from '#web/routes/library-data.ts';
import { PageMeta } from '#web/meta/page-meta.tsx';
import { StructuredData } from '#web/meta/structured-data.tsx';
import type { PageHandle } from '#web/routes/page-kind.ts';
import { useReaderLanguage } from '#web/routes/use-reader-language.ts';
import type { Route } from './+types/series';

export function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const { api, language } = context.get(pageContext);
  return foundBodyOf(api.library.series[':slug'].$get({ param: { slug }, query: { language } }));
}

export const handle: PageHandle = { seenInQuery: [] };

export default function Series({ loaderData: { series, chapters } }: Route.ComponentProps) {
  useReaderLanguage();
  return (
    <>
      <PageMeta
        title={series.title}
        description={series.description}
        {...(series.picture && { picture: series.picture })}
      />
      <StructuredData data={(siteUrl) => structuredSeries(series, chapters, siteUrl)} />
      <SeriesPage series={series} chapters={chapters} />
    </>
  );
}
