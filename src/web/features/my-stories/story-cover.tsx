import { useState } from 'react';
import type { MyStorySummary } from '#contract/my-stories.ts';
import { drawnOption } from '#web/art/drawn.ts';

interface StoryCoverProps {
  story: Pick<MyStorySummary, 'picture' | 'settingId'>;
  /** It is seen at once. */
  eager?: boolean;
}

/** Its first picture, or its place. What does not come leaves plain paper. */
export function StoryCover({ story: { picture, settingId }, eager = false }: StoryCoverProps) {
  const [missing, setMissing] = useState<string | null>(null);
  const address = picture ?? drawnOption('setting', settingId || 'own');
  if (missing === address) return null;
  return (
    <img
      src={address}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      onError={() => setMissing(address)}
      className="size-full object-cover"
    />
  );
}
