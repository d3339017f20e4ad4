import { useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';

interface OpenTab {
  open: string | undefined;
  choose: (id: string) => void;
  /** Until then the tabs are links, and the browser shows what they lead to. */
  takenOver: boolean;
}

/** The tab that the address names, else the one that was chosen last, else the first. */
export function useOpenTab(ids: readonly string[]): OpenTab {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(ids[0]);
  const { hash } = useLocation();
  const named = hash.slice(1);
  const takenOver = useTakenOver();
  const open = takenOver && ids.includes(named) ? named : chosen;
  const choose = (id: string) => {
    setChosen(id);
    void navigate({ hash: id }, { replace: true, preventScrollReset: true });
  };
  return { open, choose, takenOver };
}

/** The server does not see what comes after the #, so the page begins without it. */
function useTakenOver(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
