/**
 * A thin bar at the top while something is on its way. It waits a moment, so that what is quick does not flicker. It
 * belongs to no part of the page: it is a status message, and says so.
 */
export function LoadingBar({ label }: { label: string }) {
  return (
    <div role="status">
      <div
        role="progressbar"
        aria-label={label}
        className="fixed inset-x-0 top-0 z-60 h-1 animate-fade overflow-hidden [animation-delay:90ms]"
      >
        <div className="h-full w-1/3 animate-travel rounded-full bg-coral" />
      </div>
    </div>
  );
}
