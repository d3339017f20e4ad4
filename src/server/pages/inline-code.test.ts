import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashInlineCode } from '#server/pages/inline-code.ts';

const MARK = 'secret';
const sha = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('what carries the mark is hashed, once each, and the mark is gone', () => {
  const { html, hashes } = hashInlineCode(
    '<style nonce="secret" id="styles">p{}</style><link href="/a" nonce="secret"/>' +
      '<script nonce="secret">let a = "<p>"\n</script><script type="module" nonce="secret">let a = "<p>"\n</script>',
    MARK,
  );
  expect(hashes).toEqual({ scripts: [sha('let a = "<p>"\n')], styles: [sha('p{}')] });
  expect(html).toBe(
    '<style id="styles">p{}</style><link href="/a"/>' +
      '<script>let a = "<p>"\n</script><script type="module">let a = "<p>"\n</script>',
  );
});

test('what came into the page in another way gets no hash', () => {
  const { hashes } = hashInlineCode(
    '<script>steal()</script><script nonce="guessed">steal()</script><style>p{}</style>' +
      '<script data-x="<script nonce=secret">steal()</script>',
    MARK,
  );
  expect(hashes).toEqual({ scripts: [], styles: [] });
});

test('a script that was left open before one of ours cannot lend its words a hash', () => {
  const { hashes } = hashInlineCode('<script>steal();<script nonce="secret">ours()</script>', MARK);
  expect(hashes.scripts).toEqual([sha('ours()')]);
});
