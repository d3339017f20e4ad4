import { useRef, useState } from 'react';
import { Row, Specimen } from '#web/features/design/specimen.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { Tooltip } from '#web/ui/tooltip.tsx';

export function Messages() {
  const [open, setOpen] = useState(false);
  // The same message twice would be one message.
  const kept = useRef(0);
  const keep = () => {
    kept.current += 1;
    const description = `Number ${kept.current} in My Stories.`;
    toast({ title: 'Added to favorites', description, look: 'success' });
  };
  return (
    <Specimen title="Messages">
      <Row>
        <Button look="secondary" onClick={() => toast({ title: 'Vote Cast!', durationMs: 2000 })}>
          Toast
        </Button>
        <Button look="secondary" onClick={keep}>
          Success toast
        </Button>
        <Button
          look="secondary"
          onClick={() => toast({ title: 'Error', description: 'Failed to update favorites', look: 'danger' })}
        >
          Error toast
        </Button>
        <Tooltip text="Appears after 700 ms">
          <Button look="secondary">Tooltip</Button>
        </Tooltip>
        <Button look="secondary" onClick={() => setOpen(true)}>
          Dialog
        </Button>
      </Row>
      <Dialog
        open={open}
        title="A dialog"
        description="It can be closed."
        dismiss={{ label: 'Close', onDismiss: () => setOpen(false) }}
      >
        <div className="mt-6 flex justify-end gap-3">
          <Button onClick={() => setOpen(false)}>Fine</Button>
        </div>
      </Dialog>
    </Specimen>
  );
}
