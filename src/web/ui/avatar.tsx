export function Avatar({ initials }: { initials: string }) {
  return (
    <span
      aria-hidden
      className="inline-grid size-11 shrink-0 place-items-center rounded-full bg-dusk font-bold text-page"
    >
      {initials}
    </span>
  );
}
