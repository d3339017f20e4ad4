export const MENU_ROW =
  'flex min-h-12 items-center rounded-xl px-4 font-bold text-ink no-underline hover:bg-ink/6 aria-[current=page]:bg-sun-soft';
