import { Row, Specimen } from '#web/features/design/specimen.tsx';
import { BrandMark } from '#web/shell/brand.tsx';
import { UserMenu } from '#web/shell/account-menu/user-menu.tsx';
import { ViewerContext } from '#web/shell/viewer.ts';

const SAMPLE = { email: 'noor@example.org', username: 'Noor', isAdmin: true };

export function People() {
  return (
    <Specimen title="Brand and people">
      <Row>
        <BrandMark className="size-24" />
        <UserMenu />
        <ViewerContext value={{ viewer: SAMPLE, signOut: () => undefined }}>
          <UserMenu />
        </ViewerContext>
      </Row>
    </Specimen>
  );
}
