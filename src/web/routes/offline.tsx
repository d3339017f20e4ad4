import { OfflinePage } from '#web/features/keeping/offline-page.tsx';

export default function Offline() {
  return <OfflinePage />;
}
