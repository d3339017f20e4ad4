import { Menu as MenuIcon } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { patiently } from '#web/browser/patiently.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

const loadSheet = () => import('#web/shell/mobile-menu-sheet.tsx');
const MobileMenuSheet = lazy(patiently(loadSheet));

/** The button is there at once; the menu itself comes when a finger or the focus nears it. */
export function MobileMenu() {
  const t = useTranslate();
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <div className="lg:hidden">
      <IconButton
        label={t('nav.open_menu')}
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        onPointerEnter={() => void loadSheet().catch(() => undefined)}
        onFocus={() => void loadSheet().catch(() => undefined)}
        onClick={() => setState('open')}
      >
        <MenuIcon aria-hidden className="size-6" />
      </IconButton>
      {state !== 'unused' && (
        <Suspense fallback={null}>
          <MobileMenuSheet open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </div>
  );
}
