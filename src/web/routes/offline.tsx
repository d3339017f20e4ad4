import { redirect } from 'react-router';
import { safeReturnPath } from '#domain/return-path.ts';
import { OfflinePage } from '#web/features/keeping/offline-page.tsx';
import type { Route } from './+types/offline';

/** Whoever was led here from another page and is heard by the server has a line again. */
export function loader({ request }: Route.LoaderArgs) {
  const from = new URL(request.url).searchParams.get('from');
  return from === null ? null : redirect(safeReturnPath(from));
}

export default function Offline() {
  return <OfflinePage />;
}
