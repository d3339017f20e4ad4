import { Check, ChevronDown } from 'lucide-react';
import { Select as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

export interface SelectOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Language of the label when it is not the page's. */
  lang?: string;
}

interface SelectProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly SelectOption<Value>[];
  onChange: (value: Value) => void;
  /** What the closed control shows, when it is not the chosen label. */
  face?: ReactNode;
  id?: string;
  className?: string;
}

export function Select<Value extends string>({
  label,
  value,
  options,
  onChange,
  face,
  id,
  className,
}: SelectProps<Value>) {
  return (
    <Primitive.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <Primitive.Trigger
        id={id}
        aria-label={label}
        className={classNames(
          'cut-pill inline-flex min-h-11 items-center justify-between gap-2 border-2 border-edge/60 bg-page px-4 font-semibold text-ink hover:border-ink-soft',
          className,
        )}
      >
        {face ? (
          <span aria-hidden className="contents">
            {face}
          </span>
        ) : (
          <Primitive.Value />
        )}
        <Primitive.Icon>
          <ChevronDown aria-hidden className="size-4" />
        </Primitive.Icon>
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          position="popper"
          sideOffset={8}
          collisionPadding={12}
          className="cut-small z-50 max-h-[min(28rem,var(--radix-select-content-available-height))] min-w-(--radix-select-trigger-width) animate-fade overflow-hidden border border-line bg-page shadow-lift"
        >
          <Primitive.Viewport className="p-1.5">
            {options.map((option) => (
              <Primitive.Item
                key={option.value}
                value={option.value}
                lang={option.lang}
                className="cut-small flex min-h-11 items-center gap-3 py-1.5 ps-3 pe-9 outline-none data-highlighted:bg-sun-soft data-[state=checked]:font-bold"
              >
                <Primitive.ItemText>{option.label}</Primitive.ItemText>
                <Primitive.ItemIndicator className="absolute end-4">
                  <Check aria-hidden className="size-4 text-leaf" />
                </Primitive.ItemIndicator>
              </Primitive.Item>
            ))}
          </Primitive.Viewport>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
