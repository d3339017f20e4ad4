import { useState, useSyncExternalStore } from 'react';
import { CHOOSE_HERO, chosenHero } from '#web/features/landing/hero-choice.ts';
import { HERO_PICTURES } from '#web/features/landing/hero-pictures.ts';
import { useInlineMark } from '#web/shell/inline-mark.ts';

const SIZES = '(min-width: 64rem) 34rem, calc(100vw - 3.75rem)';
const FILL = 'absolute inset-0 size-full object-cover';

export function HeroPicture() {
  const mark = useInlineMark();
  const [srcSet] = useState(chosenHero);
  const asSent = useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
  return (
    <div className="relative aspect-[2/1] overflow-hidden rounded-[0.375rem_0.875rem_0.875rem_0.375rem] bg-paper-deep sm:aspect-video">
      <img
        sizes={SIZES}
        srcSet={srcSet}
        alt=""
        fetchPriority="high"
        className={FILL}
        suppressHydrationWarning // the script behind it has filled in the source
      />
      {asSent && (
        <>
          <script nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: CHOOSE_HERO }} />
          <noscript>
            <img srcSet={HERO_PICTURES[0].srcSet} sizes={SIZES} alt="" className={FILL} />
          </noscript>
        </>
      )}
    </div>
  );
}
