import { DropdownMenu as Primitive } from 'radix-ui';
import { createContext, use, useCallback, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';

const ITEM =
  'cut-small flex min-h-11 w-full items-center gap-3 px-3 font-semibold outline-none data-highlighted:bg-sun-soft';

/** What was chosen and waits until the menu has given the focus back: a dialog gives it back there in its turn. */
const Choose = createContext<(act: () => void) => void>((act) => act());

export function Menu({ trigger, children }: { trigger: ReactNode; children: ReactNode }) {
  const chosen = useRef<() => void>(undefined);
  const choose = useCallback((act: () => void) => {
    chosen.current = act;
  }, []);
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          align="end"
          sideOffset={8}
          collisionPadding={12}
          onCloseAutoFocus={() => {
            if (chosen.current) setTimeout(chosen.current);
            chosen.current = undefined;
          }}
          className="cut-small z-50 min-w-60 animate-fade border border-line bg-page p-1.5 shadow-lift"
        >
          <Choose value={choose}>{children}</Choose>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

export function MenuHeading({ children }: { children: ReactNode }) {
  return (
    <Primitive.Label className="mb-1 max-w-72 border-b border-line px-3 pt-1 pb-2.5">
      {children}
    </Primitive.Label>
  );
}

export function MenuLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Primitive.Item asChild>
      <Link to={to} className={ITEM}>
        {children}
      </Link>
    </Primitive.Item>
  );
}

export function MenuButton({ onSelect, children }: { onSelect: () => void; children: ReactNode }) {
  return (
    <Primitive.Item onSelect={onSelect} className={ITEM}>
      {children}
    </Primitive.Item>
  );
}

/** Opens a dialog. */
export function MenuDialogButton({ onSelect, children }: { onSelect: () => void; children: ReactNode }) {
  const choose = use(Choose);
  return <MenuButton onSelect={() => choose(onSelect)}>{children}</MenuButton>;
}
