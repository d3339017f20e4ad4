import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import english from '#content/languages/en/interface.json' with { type: 'json' };
import { AnimationViewer } from '#web/features/illustrations/animation-viewer.tsx';
import { createI18n } from '#web/i18n/create-i18n.ts';

const render = (urls: string[]) =>
  renderToString(
    <I18nProvider i18n={createI18n('en', english)}>
      <AnimationViewer frames={urls.map((url) => ({ url, description: 'A fox' }))} title="A scene" />
    </I18nProvider>,
  );

test('an animation without frames says so [IL-03]', () => {
  expect(render([])).toContain('No animation frames available');
  expect(render(['/pictures/a.svg'])).not.toContain('No animation frames available');
});
