import { X } from 'lucide-react';
import { useRef } from 'react';
import { OptionFace, type CardOption } from '#web/features/creator/option-face.tsx';
import { useStoryLanguage } from '#web/i18n/language-choice.ts';
import { useTranslate } from '#web/i18n/messages.ts';

interface HeroRowProps {
  heroes: readonly CardOption[];
  onRemove: (id: string) => void;
}

/** Whoever was chosen stands on a board and can be sent off again. */
export function HeroRow({ heroes, onRemove }: HeroRowProps) {
  const t = useTranslate();
  const [language] = useStoryLanguage();
  const row = useRef<HTMLElement>(null);
  const remove = (id: string, index: number) => {
    // The button goes with the hero; who works with the keyboard stays in the row.
    const ways = row.current?.querySelectorAll('button') ?? [];
    (ways[index + 1] ?? ways[index - 1] ?? row.current)?.focus();
    onRemove(id);
  };
  return (
    <section ref={row} tabIndex={-1} aria-label={t('wizard.heroes')} className="mt-5 outline-none">
      <h2 className="text-h3">{t('wizard.heroes')}</h2>
      {heroes.length === 0 ? (
        <p className="mt-1 text-ink-soft">{t('wizard.heroes.none')}</p>
      ) : (
        <ul className="mt-3 flex flex-wrap gap-2.5">
          {heroes.map((hero, index) => {
            const { id, name } = hero;
            return (
              <li
                key={id}
                className="cut-pill flex animate-rise items-center gap-2 border-2 border-leaf/40 bg-leaf-soft ps-2 font-bold"
              >
                <OptionFace option={hero} language={language} className="h-10 w-8 object-contain" />
                {name}
                <button
                  type="button"
                  aria-label={t('wizard.heroes.remove', { name })}
                  onClick={() => remove(id, index)}
                  className="grid size-11 place-items-center rounded-full text-ink-soft hover:text-danger"
                >
                  <X aria-hidden className="size-4.5" />
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
