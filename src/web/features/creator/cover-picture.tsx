import type { LanguageCode } from '#domain/languages.ts';
import { OptionFace, type CardOption } from '#web/features/creator/option-face.tsx';
import { classNames } from '#web/ui/class-names.ts';

/** More of them would hide the place. */
const IN_FRONT = 4;

interface CoverPictureProps {
  place: CardOption;
  heroes: readonly CardOption[];
  language: LanguageCode;
}

/** The heroes before the place of the story, as they look in this browser. */
export function CoverPicture({ place, heroes, language }: CoverPictureProps) {
  const shown = heroes.slice(0, IN_FRONT);
  return (
    <div
      aria-hidden
      className="cut relative mx-auto aspect-[16/9] w-full max-w-xl overflow-hidden bg-paper-deep shadow-rest"
    >
      <OptionFace option={place} language={language} className="size-full object-cover" />
      <div className="absolute inset-x-[4%] bottom-[3%] flex h-[58%] items-end justify-center gap-[2%]">
        {shown.map((hero) => (
          <OptionFace
            key={hero.id}
            option={hero}
            language={language}
            className={classNames(
              'h-full min-w-0 object-contain object-bottom drop-shadow-md',
              shown.length > 2 ? 'max-w-[24%]' : 'max-w-[42%]',
            )}
          />
        ))}
      </div>
    </div>
  );
}
