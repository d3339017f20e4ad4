import { useEffect, useRef, type ReactNode } from 'react';
import type { Catalogue } from '#domain/catalogue.ts';
import { canGenerate } from '#domain/wizard.ts';
import { CharacterStep, ThemeStep } from '#web/features/creator/steps.tsx';
import type { Creator } from '#web/features/creator/use-creator.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';

interface EditPageProps {
  creator: Creator;
  catalogue: Catalogue;
  isGuest: boolean;
  family: ReactNode;
}

/** More heroes, or another theme, for a story that goes on with them. */
export function EditPage({ creator, catalogue, isGuest, family }: EditPageProps) {
  const t = useTranslate();
  const { state, dispatch, generate } = creator;
  const props = { state, dispatch, catalogue, isGuest };
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <div className="mx-auto max-w-6xl px-4 pt-6 sm:px-6">
        <h1 ref={heading} tabIndex={-1} className="mb-5 text-h1 outline-none">
          {t(state.view === 'editTheme' ? 'story.edit_theme.title' : 'story.edit_characters.title')}
        </h1>
        {state.view === 'editTheme' ? <ThemeStep {...props} /> : <CharacterStep {...props} family={family} />}
      </div>
      <div className="sticky bottom-0 z-30 mt-6 border-t border-line bg-paper/95 backdrop-blur-sm">
        <div className="mx-auto flex max-w-6xl flex-wrap justify-end gap-2 px-4 py-3 sm:px-6">
          <Button
            look="secondary"
            onClick={() => dispatch({ type: 'editCancelled' })}
            busy={state.busy !== null}
          >
            {t('story.edit.cancel')}
          </Button>
          <Button
            onClick={() => generate('continue')}
            busy={state.busy !== null}
            disabled={state.busy === null && !canGenerate(state, 'continue')}
          >
            {t(state.busy ? 'story.continuing' : 'story.edit.go')}
          </Button>
        </div>
      </div>
    </>
  );
}
