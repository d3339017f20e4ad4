import { GuidePage } from '#web/features/editorial/guide-page.tsx';
import { structuredGuide } from '#web/features/editorial/structured-piece.ts';
import { pageContext } from '#web/page-context.ts';
import { foundBodyOf } from '#web/routes/library-data.ts';
import { PageMeta } from '#web/meta/page-meta.tsx';
import { StructuredData } from '#web/meta/structured-data.tsx';
import type { PageHandle } from '#web/routes/page-kind.ts';
import type { Route } from './+types/guide';

export function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  return foundBodyOf(api.guides[':slug'].$get({ param: { slug } }));
}

export const handle: PageHandle = { seenInQuery: [], isText: () => true };

export default function GuideRoute({ loaderData: { guide } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta
        title={guide.title}
        description={guide.description}
        keywords={guide.subjects.join(', ')}
        type="article"
        picture={`/api/og-image?${new URLSearchParams({ title: guide.title, kind: 'guide' }).toString()}`}
      />
      <StructuredData data={(siteUrl) => structuredGuide(guide, siteUrl)} />
      <GuidePage guide={guide} />
    </>
  );
}
