import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/** For text that came as HTML: its links to our own pages are followed like those that React draws. */
export function useFollowLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
    if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    const to = (target as Element).closest('a')?.getAttribute('href');
    if (!to?.startsWith('/')) return;
    event.preventDefault();
    void navigate(to);
  };
}
