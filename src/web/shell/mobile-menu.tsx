import { Menu as MenuIcon } from 'lucide-react';
import { lazy, useState } from 'react';
import { onceMore, patiently } from '#web/browser/patiently.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Piece } from '#web/shell/piece.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

const loadSheet = onceMore(() => import('#web/shell/mobile-menu-sheet.tsx'));
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
        <Piece broken={null}>
          <MobileMenuSheet open={state === 'open'} onClose={() => setState('closed')} />
        </Piece>
      )}
    </div>
  );
}
