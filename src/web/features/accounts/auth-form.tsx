import type { GoTrueClient } from '@supabase/auth-js';
import { LoaderCircle } from 'lucide-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { fieldFaults, focusFirstFault, type FieldFaults } from '#web/forms/field-faults.ts';
import { useProblem, type Problem } from '#web/features/accounts/problem.ts';
import { authClient } from '#web/session/auth-client.ts';
import { useAlive } from '#web/features/accounts/use-alive.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Notice } from '#web/ui/notice.tsx';
import { dismissFailures, toast } from '#web/ui/toast-store.ts';

interface AuthFormProps {
  /** Title of the message when it does not work. */
  failure: string;
  submit: string;
  sending: string;
  /** Throws what the client returns as an error. */
  send: (client: GoTrueClient, fields: FormData) => Promise<void>;
  /** What the attributes of the fields cannot say. */
  check?: (fields: FormData) => FieldFaults;
  onFailure?: (problem: Problem) => void;
  /** By the code of a problem: what helps against it. */
  waysOut?: Readonly<Record<string, ReactNode>>;
  children: (faults: FieldFaults) => ReactNode;
}

/** A form of the account screens: one request at a time, and nothing typed is lost when it fails. */
export function AuthForm({
  failure,
  submit,
  sending,
  send,
  check,
  onFailure,
  waysOut,
  children,
}: AuthFormProps) {
  const problemOf = useProblem();
  const alive = useAlive();
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<FieldFaults>({});
  const [problem, setProblem] = useState<Problem | null>(null);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy) return;
    const fields = new FormData(form);
    const found = { ...check?.(fields), ...fieldFaults(form) };
    setFaults(found);
    setProblem(null);
    if (focusFirstFault(form, found)) return;
    const focused = document.activeElement;
    dismissFailures();
    setBusy(true);
    try {
      await send(await authClient(), fields);
    } catch (error) {
      const met = problemOf(error);
      setProblem(met);
      toast({ title: failure, description: met.text, look: 'danger' });
      onFailure?.(met);
    }
    flushSync(() => setBusy(false));
    // The button could not keep the focus while it was disabled.
    if (focused instanceof HTMLElement && document.activeElement === document.body) focused.focus();
  };

  const onInput = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement && target.name in faults) {
      setFaults(Object.fromEntries(Object.entries(faults).filter(([name]) => name !== target.name)));
    }
  };

  return (
    // Were it sent before the page is alive, a password must not end up in the address.
    <form
      method="post"
      noValidate
      onSubmit={(event) => void onSubmit(event)}
      onInput={onInput}
      className="grid gap-4"
    >
      {children(faults)}
      <div>
        <div role="alert">
          {problem && (
            <Notice tone="danger" title={failure} className="mb-4">
              {problem.text}
              {waysOut?.[problem.code]}
            </Notice>
          )}
        </div>
        <Button
          type="submit"
          disabled={busy || !alive}
          className={classNames('w-full', !alive && 'disabled:opacity-100')}
        >
          {busy && <LoaderCircle aria-hidden className="size-5 animate-spin" />}
          {busy ? sending : submit}
        </Button>
      </div>
    </form>
  );
}
