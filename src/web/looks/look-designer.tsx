import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { isPetLook, type Look } from '#domain/look.ts';
import { useTranslate, type Translate } from '#web/i18n/messages.ts';
import { ChoiceGroup } from '#web/looks/choice-group.tsx';
import { facesOf, personGroups, petGroups, shortened, type Group } from '#web/looks/look-groups.ts';
import { Button } from '#web/ui/button.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

interface LookDesignerProps {
  look: Look;
  onChange: (look: Look) => void;
  onDone: () => void;
}

/** What somebody looks like, part by part: the six that matter most first. */
export function LookDesigner({ look, onChange, onDone }: LookDesignerProps) {
  const t = useTranslate();
  const [more, setMore] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = more ? '[role=tab]' : 'input:checked';
    element.current?.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
    element.current?.closest('.overflow-y-auto')?.scrollTo({ top: 0 });
  }, [more]);
  // The drawing comes first; a dozen small ones follow.
  const drawn = useDeferredValue(look);
  // The same ones for as long as they are: none is drawn twice.
  const faces = useMemo(() => facesOf(drawn), [drawn]);
  const { quick, tabs } = partsOf(look, t);
  const list = (groups: readonly (Group | undefined)[]) => (
    <div className="grid gap-3">
      {groups.map(
        (group) => group && <ChoiceGroup key={group.id} {...{ group, faces }} onChoose={onChange} />,
      )}
    </div>
  );
  return (
    <div ref={element} className="grid grid-cols-[minmax(0,1fr)] grid-rows-[1fr_auto] gap-4">
      {more ? (
        <Tabs
          label={t('look.tabs')}
          tabs={tabs.map(({ name, label, groups }) => ({ value: name, label, content: list(groups) }))}
        />
      ) : (
        list(quick)
      )}
      <div className="sticky -bottom-6 -mx-1 -mb-6 flex flex-wrap gap-3 bg-page px-1 pt-2 pb-5 sm:-bottom-8 sm:-mb-8 sm:pb-6">
        <Button className="grow" onClick={onDone}>
          {t('look.done')}
        </Button>
        <Button look="secondary" onClick={() => setMore(!more)}>
          {t(more ? 'look.fewer' : 'look.more')}
        </Button>
      </div>
    </div>
  );
}

interface Tab {
  name: string;
  label: string;
  groups: readonly (Group | undefined)[];
}

function partsOf(look: Look, t: Translate): { quick: readonly (Group | undefined)[]; tabs: readonly Tab[] } {
  if (isPetLook(look)) {
    const { species, coat, collar, markings, second, iris } = petGroups(look, t);
    return {
      quick: [species, coat, collar],
      tabs: [
        { name: 'kind', label: t('look.group.species'), groups: [species, iris] },
        { name: 'coat', label: t('look.group.coat'), groups: [coat, markings, second] },
        { name: 'collar', label: t('look.group.collar'), groups: [collar] },
      ],
    };
  }
  const all = personGroups(look, t);
  return {
    quick: [all.age, all.skin, shortened(all.hair), all.hairColour, all.glasses, all.topColour],
    tabs: [
      {
        name: 'face',
        label: t('look.tab.face'),
        groups: [all.age, all.skin, all.iris, all.marks, all.glasses, all.glassesColour, all.beard],
      },
      { name: 'hair', label: t('look.tab.hair'), groups: [all.hair, all.hairColour] },
      {
        name: 'clothes',
        label: t('look.tab.clothes'),
        groups: [all.top, all.topColour, all.pattern, all.bottom, all.bottomColour, all.height],
      },
      {
        name: 'aids',
        label: t('look.tab.aids'),
        groups: [all.cover, all.coverColour, all.hearing, all.mobility, all.mobilityColour],
      },
    ],
  };
}
