import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import english from '#content/languages/en/interface.json' with { type: 'json' };
import type { CloudVoices } from '#contract/engines.ts';
import { createI18n } from '#web/i18n/create-i18n.ts';
import { Footer } from '#web/shell/footer.tsx';

const messages = Object.fromEntries(
  Object.entries(english).map(([id, text]) => [id, compileMessageOrThrow(text)]),
);

function render(illustrator: string, voices: CloudVoices): string {
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Footer, HydrateFallback: () => null }]);
  return renderToString(
    <I18nProvider i18n={createI18n('en', messages)}>
      <Stub
        initialEntries={['/']}
        hydrationData={{ loaderData: { root: { engines: { illustrator, voices } } } }}
      />
    </I18nProvider>,
  );
}

const NOBODY: CloudVoices = { elevenLabs: false, openai: false, huggingFace: false };

test.each([
  ['built-in', NOBODY, 'Pictures: our own illustrator. Voice: our own narrator.'],
  [
    'gpt-image-1',
    { ...NOBODY, elevenLabs: true },
    'Pictures: gpt-image-1. Voice: ElevenLabs and our own narrator.',
  ],
  [
    'built-in',
    { elevenLabs: true, openai: true, huggingFace: true },
    'Pictures: our own illustrator. Voice: ElevenLabs, OpenAI, Hugging Face, and our own narrator.',
  ],
])('credit goes to %s and %o, and to who stands behind them [NV-07]', (illustrator, voices, credit) => {
  expect(render(illustrator, voices)).toContain(credit);
});
