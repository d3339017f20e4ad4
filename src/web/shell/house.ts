import { useRouteLoaderData } from 'react-router';
import type { Operator } from '#contract/engines.ts';
import type { RootData } from '#web/root.tsx';

/** Whether mails reach anybody here. Where they do not, nothing may say that one was sent. */
export function useMailSends(): boolean {
  return useRouteLoaderData<RootData>('root')?.engines.mailSends ?? true;
}

/** Who runs this installation, as far as they tell. */
export function useOperator(): Operator {
  return useRouteLoaderData<RootData>('root')?.engines.operator ?? {};
}
