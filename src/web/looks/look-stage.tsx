import { Dices, Undo2 } from 'lucide-react';
import { useDeferredValue, type ReactNode } from 'react';
import { isPetLook, type Look, type PersonLook } from '#domain/look.ts';
import { likeAnother, rolledLook } from '#domain/personal-look.ts';
import { randomId } from '#web/browser/random-id.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Likeness } from '#web/looks/likeness.tsx';
import { lookInWords, personGroups, petGroups } from '#web/looks/look-groups.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';

/** Somebody after whom another may take. */
export interface Relative {
  id: string;
  name: string;
  look: PersonLook;
}

interface LookStageProps {
  look: Look | undefined;
  id: string;
  /** Instead of a drawing. */
  face: ReactNode;
  /** On a phone it stays in sight while parts of it are chosen. */
  stays: boolean;
  children: ReactNode;
}

/** Whoever is being drawn, with what can be done about it: beside the choices, or above them on a phone. */
export function LookStage({ look, id, face, stays, children }: LookStageProps) {
  const t = useTranslate();
  // Nobody listens before the drawing is there.
  const told = useDeferredValue(look);
  const words =
    told && lookInWords(Object.values(isPetLook(told) ? petGroups(told, t) : personGroups(told, t)));
  return (
    <div
      className={classNames(
        'z-10 -mx-1 flex items-center gap-4 bg-page px-1 pb-2 sm:sticky sm:top-0 sm:mx-0 sm:flex-col sm:self-start sm:p-0',
        stays && 'max-sm:sticky max-sm:-top-6 max-sm:pt-3',
      )}
    >
      <div className="cut grid h-28 w-24 shrink-0 place-items-center bg-sun-soft p-2 sm:h-64 sm:w-full">
        <Likeness
          look={look}
          id={id}
          part="whole"
          alt={words ?? ''}
          className="size-full min-h-0 object-contain"
          fallback={face}
        />
      </div>
      <div className="flex min-w-0 grow flex-wrap items-center gap-2 sm:w-full sm:grow-0 sm:justify-center">
        {children}
      </div>
    </div>
  );
}

interface LookToolsProps {
  look: Look;
  relatives: readonly Relative[];
  onChange: (look: Look) => void;
  undo: (() => void) | undefined;
}

/** The quick ways: by chance, after somebody else, and back. */
export function LookTools({ look, relatives, onChange, undo }: LookToolsProps) {
  const t = useTranslate();
  return (
    <>
      <Button
        look="secondary"
        size="small"
        className="px-3!"
        onClick={() => onChange(rolledLook(look, randomId()))}
      >
        <Dices aria-hidden className="size-5" />
        {t('look.dice')}
      </Button>
      <IconButton
        label={t('look.undo')}
        title={t('look.undo')}
        className="border-2 border-edge/50"
        disabled={!undo}
        onClick={undo}
      >
        <Undo2 aria-hidden className="size-5.5" />
      </IconButton>
      {!isPetLook(look) && relatives.length > 0 && (
        <NativeSelect
          label={t('look.like')}
          value=""
          className="max-w-full"
          options={[
            { value: '', label: t('look.like') },
            ...relatives.map(({ id, name }) => ({ value: id, label: t('look.like.name', { name }) })),
          ]}
          onChange={(wanted) => {
            const other = relatives.find(({ id }) => id === wanted);
            if (other) onChange(likeAnother(look, other.look));
          }}
        />
      )}
    </>
  );
}
