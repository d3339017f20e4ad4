import { Share2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { shareText, type SharedStory } from '#domain/share.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';

interface NativeShareButtonProps {
  shared: SharedStory;
  onShared: () => void;
}

/** Opens the sheet by which the device itself shares, where it has one. */
export function NativeShareButton({ shared, onShared }: NativeShareButtonProps) {
  const t = useTranslate();
  const hasSheet = useSyncExternalStore(
    never,
    () => 'share' in navigator,
    () => false,
  );
  if (!hasSheet) return null;

  const share = async () => {
    try {
      await navigator.share({ title: shared.title, text: shareText(shared) });
      onShared();
    } catch (error) {
      // Somebody thought better of it.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast({
        title: t('story.error.title.exception'),
        description: t('story.error.exception'),
        look: 'danger',
      });
    }
  };
  return (
    <Button onClick={() => void share()}>
      <Share2 aria-hidden className="size-5" />
      {t('sharing.share.native')}
    </Button>
  );
}

const never = () => () => undefined;
