import {
  BookOpen,
  Heart,
  LayoutDashboard,
  ListOrdered,
  School,
  Settings,
  Trophy,
  type LucideIcon,
} from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { wayToClasses } from '#web/browser/kept-classes.ts';
import type { SiteLink } from '#web/shell/site-links.ts';

/** What belongs to someone signed in, in the order of both menus. */
const USER_LINKS: readonly (SiteLink & { Icon: LucideIcon })[] = [
  { to: '/', label: 'my_stories.title', Icon: BookOpen },
  { to: '/dashboard', label: 'nav.dashboard', Icon: LayoutDashboard },
  { to: '/favorites', label: 'nav.favorites', Icon: Heart },
  { to: '/achievements', label: 'nav.achievements', Icon: Trophy },
  { to: '/classes', label: 'nav.classes', Icon: School },
  { to: '/reading-lists', label: 'lists.title', Icon: ListOrdered },
  { to: '/settings', label: 'nav.settings', Icon: Settings },
];

/** Of the two that come with use one is enough: lists stand among the classes as well. */
const WAYS: ReadonlySet<string> = new Set(['/classes', '/reading-lists']);

/** Classes and lists are for whoever has some; where they are switched off, the way to take away what was made stays. */
export function useUserLinks(): typeof USER_LINKS {
  const way = useSyncExternalStore(
    () => () => undefined,
    wayToClasses,
    () => null,
  );
  return USER_LINKS.filter(({ to }) => !WAYS.has(to) || to === way);
}
