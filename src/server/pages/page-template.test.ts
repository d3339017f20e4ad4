import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NONCE_PLACEHOLDER, pageTemplate } from '#server/pages/page-template.ts';

test('each response carries its own nonce in every place', () => {
  const template = pageTemplate(
    `<script nonce="${NONCE_PLACEHOLDER}">a</script><script nonce="${NONCE_PLACEHOLDER}">`,
  );
  expect(template.html('one').toString()).toBe('<script nonce="one">a</script><script nonce="one">');
  expect(template.html('two').toString()).toContain('nonce="two"');
});

test('the compressed page unpacks to exactly the plain one', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'binary', maxLength: 400 }), { minLength: 1, maxLength: 12 }),
      fc.base64String({ minLength: 24, maxLength: 24 }),
      (texts, nonce) => {
        const template = pageTemplate(texts.join(NONCE_PLACEHOLDER));
        expect(gunzipSync(template.gzip(nonce)).equals(template.html(nonce))).toBe(true);
      },
    ),
  );
});

test('a page compresses about as well as in one piece', () => {
  const body = Array.from({ length: 400 }, (_, i) => `<p class="leading-relaxed">Paragraph ${i}</p>`).join(
    '',
  );
  const template = pageTemplate(`<script nonce="${NONCE_PLACEHOLDER}"></script>${body}`);
  expect(template.gzip('n').length).toBeLessThan(template.html('n').length / 8);
});
