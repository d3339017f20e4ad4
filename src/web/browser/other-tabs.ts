const CHANNEL = 'fabloom';

/** Absent in very old browsers: their tabs agree after a reload. */
let channel: BroadcastChannel | undefined;

function openChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

/** What was changed here, for the other tabs of this browser. Never sent with anything private: each tab asks for itself. */
export function tellOtherTabs(changed: readonly string[]): void {
  openChannel()?.postMessage(changed);
}

export function onNewsFromOtherTabs(listener: (changed: string[]) => void): () => void {
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (Array.isArray(data) && data.every((part) => typeof part === 'string')) listener(data);
  };
  openChannel()?.addEventListener('message', onMessage);
  return () => openChannel()?.removeEventListener('message', onMessage);
}
