import { BookOpen, Heart, LayoutDashboard, School, Settings, Trophy, type LucideIcon } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { leadsToClasses } from '#web/browser/kept-classes.ts';
import { useClasses } from '#web/installation/installation.ts';
import type { SiteLink } from '#web/shell/site-links.ts';

/** What belongs to someone signed in, in the order of both menus. */
const USER_LINKS: readonly (SiteLink & { Icon: LucideIcon })[] = [
  { to: '/', label: 'my_stories.title', Icon: BookOpen },
  { to: '/dashboard', label: 'nav.dashboard', Icon: LayoutDashboard },
  { to: '/favorites', label: 'nav.favorites', Icon: Heart },
  { to: '/achievements', label: 'nav.achievements', Icon: Trophy },
  { to: '/classes', label: 'nav.classes', Icon: School },
  { to: '/settings', label: 'nav.settings', Icon: Settings },
];

/** Classes are for whoever has some in this browser, or reading lists: most people that are signed in are families. */
export function useUserLinks(): typeof USER_LINKS {
  const areOn = useClasses();
  const areThere = useSyncExternalStore(
    () => () => undefined,
    leadsToClasses,
    () => false,
  );
  return areOn && areThere ? USER_LINKS : USER_LINKS.filter(({ to }) => to !== '/classes');
}
