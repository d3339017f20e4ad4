import { displayName, type Viewer } from '#domain/viewer.ts';

export function ViewerName({ viewer }: { viewer: Viewer }) {
  return (
    <>
      <span className="block truncate font-bold">{displayName(viewer)}</span>
      <span className="block truncate text-small text-ink-soft">{viewer.email}</span>
    </>
  );
}
