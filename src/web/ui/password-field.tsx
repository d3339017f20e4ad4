import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { TextField } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

interface PasswordFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'trailing'> {
  showLabel: string;
  hideLabel: string;
}

/** A password that can be looked at: on a phone, what one types blindly is often wrong. */
export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      trailing={
        <IconButton label={shown ? hideLabel : showLabel} onClick={() => setShown(!shown)}>
          <Icon aria-hidden className="size-5 text-ink-soft" />
        </IconButton>
      }
      {...rest}
    />
  );
}
