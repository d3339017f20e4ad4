import { Row, Specimen } from '#web/features/design/specimen.tsx';
import { openAuthDialog, openSignInPrompt } from '#web/sign-in/account-dialogs.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';

export function Accounts() {
  return (
    <Specimen title="Accounts">
      <Row>
        <Button look="secondary" onClick={() => openSignInPrompt('share')}>
          Share prompt
        </Button>
        <Button look="secondary" onClick={() => openSignInPrompt('download')}>
          Download prompt
        </Button>
        <Button look="secondary" onClick={() => openSignInPrompt('favorite')}>
          Favorite prompt
        </Button>
        <Button look="secondary" onClick={() => openAuthDialog()}>
          Sign-in form
        </Button>
      </Row>
      <div className="grid gap-5 md:grid-cols-2">
        <PasswordField
          label="A password"
          hint="Must be at least 6 characters"
          showLabel="Show"
          hideLabel="Hide"
        />
        <TextField
          label="A field with a fault"
          defaultValue="noor@"
          error="Please enter a full email address"
        />
        <Notice title="By the way">The owl has read your letter.</Notice>
        <Notice tone="danger" title="Login Failed">
          Invalid login credentials
        </Notice>
        <Notice tone="success" title="Sent">
          It is on its way.
        </Notice>
      </div>
    </Specimen>
  );
}
