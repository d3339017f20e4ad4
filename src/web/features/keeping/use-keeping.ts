import { useEffect, useRef, useState } from 'react';
import { DeviceFull, keepStory, keptSize } from '#web/device/keep-story.ts';
import { markKept } from '#web/device/stories.ts';
import type { DeviceStory } from '#web/device/database.ts';

/** All that a story needs to be read and heard without a line. */
export interface Gathered {
  story: Omit<DeviceStory, 'openedAt' | 'kept'>;
  parts: number;
  read: (part: number) => Promise<void>;
}

export type Keeping =
  | { status: 'unknown' | 'off' | 'full' | 'failed' }
  | { status: 'working'; share: number }
  | { status: 'on'; bytes: number };

/** Whether a story is kept on this device, and the way to change it. */
export function useKeeping(
  id: string,
  gather: (signal: AbortSignal) => Promise<Gathered>,
): [keeping: Keeping, toggle: () => void] {
  const [keeping, setKeeping] = useState<Keeping>({ status: 'unknown' });
  const working = useRef<AbortController>(undefined);
  const look = async () => {
    const bytes = await keptSize(id).catch(() => undefined);
    setKeeping(bytes === undefined ? { status: 'off' } : { status: 'on', bytes });
  };
  useEffect(() => {
    void look();
    return () => working.current?.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- once for every story
  }, [id]);

  const keep = async () => {
    const { signal } = (working.current = new AbortController());
    setKeeping({ status: 'working', share: 0 });
    try {
      const onProgress = (share: number) => setKeeping({ status: 'working', share });
      await keepStory({ ...(await gather(signal)), onProgress, signal });
      await look();
    } catch (error) {
      if (signal.aborted) return setKeeping({ status: 'off' });
      setKeeping({ status: error instanceof DeviceFull ? 'full' : 'failed' });
    }
  };
  const toggle = () => {
    if (keeping.status === 'working') working.current?.abort();
    else if (keeping.status === 'on') void markKept(id, false).then(look);
    else void keep();
  };
  return [keeping, toggle];
}
