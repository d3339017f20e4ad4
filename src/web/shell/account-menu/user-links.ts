import { BookOpen, Heart, LayoutDashboard, Settings, Trophy, type LucideIcon } from 'lucide-react';
import type { SiteLink } from '#web/shell/site-links.ts';

/** What belongs to someone signed in, in the order of both menus. */
export const USER_LINKS: readonly (SiteLink & { Icon: LucideIcon })[] = [
  { to: '/', label: 'my_stories.title', Icon: BookOpen },
  { to: '/dashboard', label: 'nav.dashboard', Icon: LayoutDashboard },
  { to: '/favorites', label: 'nav.favorites', Icon: Heart },
  { to: '/achievements', label: 'nav.achievements', Icon: Trophy },
  { to: '/settings', label: 'nav.settings', Icon: Settings },
];
