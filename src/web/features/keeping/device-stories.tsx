import { BookMarked } from 'lucide-react';
import { useEffect, useState } from 'react';
import { onceMore } from '#web/browser/patiently.ts';
import type { DeviceStory } from '#web/device/database.ts';
import { useTranslate } from '#web/i18n/messages.ts';

/** Its own piece: most who load this page's script never need it. */
const loadStories = onceMore(() => import('#web/device/stories.ts'));

/** The stories that open without a line. */
export function DeviceStories() {
  const t = useTranslate();
  const [stories, setStories] = useState<readonly DeviceStory[]>([]);
  useEffect(() => {
    loadStories()
      .then(async ({ storiesOnDevice }) => setStories(await storiesOnDevice()))
      .catch(() => undefined);
  }, []);
  if (stories.length === 0) return null;
  return (
    <section aria-labelledby="device-stories" className="mt-12">
      <h2 id="device-stories" className="text-h2">
        {t('offline.stories')}
      </h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {stories.map((story) => (
          <li key={story.id}>
            <StoryOnDevice story={story} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function StoryOnDevice({ story: { title, language, address, cover, kept } }: { story: DeviceStory }) {
  const t = useTranslate();
  return (
    <article className="cut relative flex h-full items-center gap-4 border border-line bg-page p-3 shadow-rest focus-within:shadow-lift hover:shadow-lift">
      <div className="cut-small aspect-[4/3] w-24 shrink-0 overflow-hidden bg-paper-deep">
        {cover && <Cover key={cover} address={cover} />}
      </div>
      <div className="min-w-0 grow">
        <h3 lang={language} className="font-display text-lead leading-snug font-semibold text-balance">
          {/* The browser opens it, so that the worker finds the copy. */}
          <a href={address} className="no-underline after:absolute after:inset-0">
            {title}
          </a>
        </h3>
        {kept && (
          <p className="mt-1 inline-flex items-center gap-1.5 text-small text-leaf">
            <BookMarked aria-hidden className="size-4" />
            {t('keep.kept')}
          </p>
        )}
      </div>
    </article>
  );
}

/** A picture that is not here leaves plain paper. */
function Cover({ address }: { address: string }) {
  const [missing, setMissing] = useState(false);
  if (missing) return null;
  return <img src={address} alt="" onError={() => setMissing(true)} className="size-full object-cover" />;
}
