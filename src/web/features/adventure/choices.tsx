import { useEffect, useId, useRef } from 'react';
import type { AdventureChoice } from '#domain/adventure.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { ChoiceSign } from '#web/features/adventure/choice-sign.tsx';
import type { SpokenPart } from '#web/features/adventure/spoken-part.ts';
import { useReadable } from '#web/features/adventure/use-readable.ts';
import { useTranslate } from '#web/i18n/messages.ts';

interface ChoicesProps {
  choices: readonly AdventureChoice[];
  language: LanguageCode;
  /** Where they begin in what is read aloud. */
  spoken: Pick<SpokenPart, 'question' | 'choices'> | undefined;
  /** Offered again after it came to nothing: the focus goes back to it. */
  refused: string | null;
  onChoose: (choice: AdventureChoice) => void;
}

export function Choices({ choices, language, spoken, refused, onChoose }: ChoicesProps) {
  const t = useTranslate();
  const id = useId();
  const readable = useReadable(language);
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => again.current?.focus(), []);
  return (
    <div role="group" aria-labelledby={id} className="mt-6 grid animate-rise gap-3">
      <p id={id} data-offset={spoken?.question} className="font-display text-h3 font-semibold">
        {t('adventure.choose')}
      </p>
      {choices.map((choice, i) => (
        <button
          key={choice.id}
          ref={choice.id === refused ? again : undefined}
          type="button"
          onClick={() => onChoose(choice)}
          className="cut-small flex min-h-16 items-center gap-4 border-2 border-edge/60 bg-page px-4 py-3 text-start text-ink transition duration-150 hover:-translate-y-0.5 hover:border-ink-soft hover:shadow-lift active:translate-y-0"
        >
          <ChoiceSign kind={choice.id} />
          <span {...readable} data-offset={spoken?.choices[i]}>
            {choice.text}
          </span>
        </button>
      ))}
    </div>
  );
}
