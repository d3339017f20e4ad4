import { Tooltip as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

/** Long enough that a tooltip is an answer to hesitation, not to passing by. */
const DELAY_MS = 700;

/** `children` is one element that takes the pointer and the focus. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={DELAY_MS}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            sideOffset={6}
            collisionPadding={12}
            className="cut-small z-50 max-w-xs animate-fade bg-ink px-3 py-2 text-small font-semibold text-paper shadow-lift"
          >
            {text}
            <Primitive.Arrow className="fill-ink" />
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
