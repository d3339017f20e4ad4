import { useState } from 'react';

/** Each page is typed once; what was there when the adventure was opened has been typed another time. */
export function useTypedOnce(there: readonly string[]): (name: string) => (() => void) | undefined {
  const [typed, setTyped] = useState<ReadonlySet<string>>(() => new Set(there));
  return (name) => (typed.has(name) ? undefined : () => setTyped((before) => new Set([...before, name])));
}
