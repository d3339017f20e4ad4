import { useId } from 'react';
import type { Look } from '#domain/look.ts';
import { Likeness } from '#web/looks/likeness.tsx';
import type { Choice, Group } from '#web/looks/look-groups.ts';
import { classNames } from '#web/ui/class-names.ts';

interface ChoiceGroupProps {
  group: Group;
  /** What is drawn on choices, by their values; it may be a moment behind. */
  faces: Readonly<Record<string, Look>>;
  onChoose: (look: Look) => void;
}

/** One of several, by touch or with the arrows. */
export function ChoiceGroup({
  group: { id, label, shape, value, choices },
  faces,
  onChoose,
}: ChoiceGroupProps) {
  const name = useId();
  return (
    <fieldset data-group={id}>
      <legend className="mb-1 text-small font-bold">{label}</legend>
      <div
        className={classNames(
          'flex flex-wrap gap-1.5',
          shape === 'hue' ? 'max-sm:gap-x-0' : 'max-sm:gap-x-1',
        )}
      >
        {choices.map((choice) => (
          <label
            key={choice.value}
            title={choice.label}
            className={classNames(TILE, FORMS[formOf(choice, shape)])}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              aria-label={choice.label}
              checked={choice.value === value}
              onChange={() => onChoose(choice.look)}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
            />
            <Shape choice={choice} form={formOf(choice, shape)} faces={faces} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Nothing at all has no colour: it is a word among the swatches. */
const formOf = ({ hue }: Choice, shape: Group['shape']): Group['shape'] =>
  shape === 'hue' && !hue ? 'word' : shape;

const TILE =
  'relative inline-grid min-h-11 min-w-11 cursor-pointer place-items-center border-2 bg-page transition-colors hover:border-ink-soft has-checked:border-leaf has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)';
const FORMS: Record<Group['shape'], string> = {
  hue: 'size-11 rounded-full border-transparent p-1 has-checked:ring-2 has-checked:ring-leaf has-checked:ring-inset',
  word: 'cut-pill border-edge/50 px-1.5 sm:px-3 text-small font-bold has-checked:bg-leaf has-checked:text-on-leaf',
  face: 'cut-small size-14 overflow-hidden border-edge/40 has-checked:bg-leaf-soft',
};

interface ShapeProps extends Pick<ChoiceGroupProps, 'faces'> {
  choice: Choice;
  form: Group['shape'];
}

function Shape({ choice: { value, label, hue, look }, form, faces }: ShapeProps) {
  if (form === 'word') return <span aria-hidden>{label}</span>;
  if (form === 'hue')
    return (
      <span
        aria-hidden
        className="size-full rounded-full border border-ink/25 shadow-rest"
        style={{ backgroundColor: hue }}
      />
    );
  return (
    <Likeness
      look={faces[value] ?? look}
      id="choice"
      part="face"
      className="absolute inset-0 size-full object-contain p-0.5"
      fallback={
        <span aria-hidden className="px-0.5 text-center text-xs leading-tight hyphens-auto">
          {label}
        </span>
      }
    />
  );
}
