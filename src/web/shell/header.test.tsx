import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import english from '#content/languages/en/interface.json' with { type: 'json' };
import type { Viewer } from '#domain/viewer.ts';
import { createI18n } from '#web/i18n/create-i18n.ts';
import { Header } from '#web/shell/header.tsx';
import { MobileMenu } from '#web/shell/mobile-menu.tsx';
import { ViewerContext } from '#web/shell/viewer.ts';

function render(viewer: Viewer | null, element: ReactNode): string {
  const Stub = createRoutesStub([{ path: '/', Component: () => element }]);
  const i18n = createI18n('en', english);
  return renderToString(
    <I18nProvider i18n={i18n}>
      <ViewerContext value={{ viewer, signOut: () => undefined }}>
        <Stub initialEntries={['/']} />
      </ViewerContext>
    </I18nProvider>,
  );
}

const reader: Viewer = { email: 'noor@example.org', username: 'Noor', isAdmin: false };
const admin: Viewer = { ...reader, isAdmin: true };
const menu = <MobileMenu />;

test('only an admin sees the admin link: Admin in the bar, Admin Dashboard in the mobile menu [NV-03]', () => {
  expect(render(admin, <Header />)).toMatch(/href="\/admin"[^>]*>Admin</);
  expect(render(admin, menu)).toMatch(/href="\/admin"[^>]*>Admin Dashboard</);
  for (const viewer of [null, reader]) {
    expect(render(viewer, <Header />)).not.toContain('/admin');
    expect(render(viewer, menu)).not.toContain('/admin');
  }
});

test('the mobile menu of someone signed in has the letters, the name and the same items [NV-04]', () => {
  const html = render(reader, menu);
  for (const text of [
    'NO',
    'Noor',
    'noor@example.org',
    'Dashboard',
    'Favorites',
    'Achievements',
    'Settings',
    'Sign Out',
  ]) {
    expect(html).toContain(`>${text}<`);
  }
  expect(html).not.toContain('>Sign In<');
});

test('a guest has Sign In and Get Started in both places', () => {
  for (const element of [<Header key="bar" />, menu]) {
    const html = render(null, element);
    expect(html).toContain('>Sign In<');
    expect(html).toContain('>Get Started<');
  }
});
