import { displayName, type Viewer } from '#domain/viewer.ts';

export function ViewerName({ viewer }: { viewer: Viewer }) {
  return (
    <>
      <span className="block font-bold">{displayName(viewer)}</span>
      <span className="block text-small text-ink-soft">{viewer.email}</span>
    </>
  );
}
