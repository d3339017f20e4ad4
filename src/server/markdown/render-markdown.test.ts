import { expect, test } from 'vitest';
import { renderMarkdown } from '#server/markdown/render-markdown.ts';

const html = (text: string) => renderMarkdown(text).html.trim();

test.each([
  [
    'a paragraph',
    'One *small* and **loud** word.',
    '<p>One <em>small</em> and <strong>loud</strong> word.</p>',
  ],
  ['a list', '- one\n- two', '<ul>\n<li>one</li>\n<li>two</li>\n</ul>'],
  ['steps', '1. one\n2. two', '<ol>\n<li>one</li>\n<li>two</li>\n</ol>'],
  ['a quotation', '> Once', '<blockquote>\n<p>Once</p>\n</blockquote>'],
  ['a link', '[Ask](/faq)', '<p><a href="/faq">Ask</a></p>'],
  ['a picture', '![An owl](/art/owl.webp)', '<p><img src="/art/owl.webp" alt="An owl" loading="lazy"></p>'],
])('%s', (_, text, expected) => {
  expect(html(text)).toBe(expected);
});

test('headings have anchors, and two of one name have two', () => {
  const { html, headings } = renderMarkdown('## What’s *new*?\n\n### Größe\n\n## What’s new?\n\n## …');
  expect(headings).toEqual([
    { id: 'whats-new', text: 'What’s new?', level: 2 },
    { id: 'größe', text: 'Größe', level: 3 },
    { id: 'whats-new-2', text: 'What’s new?', level: 2 },
    { id: 'part', text: '…', level: 2 },
  ]);
  expect(html).toContain('<h2 id="whats-new">What’s <em>new</em>?</h2>');
});

test('a table stands in a frame that can be moved', () => {
  expect(html('| Age | Pages |\n|---|---|\n| 3–5 | *few* |')).toBe(
    '<div class="table-frame" tabindex="0"><table><thead><tr><th>Age</th><th>Pages</th></tr></thead>' +
      '<tbody><tr><td>3–5</td><td><em>few</em></td></tr></tbody></table></div>',
  );
});

test.each([
  '<script>alert(1)</script>',
  'a <img src=x onerror=alert(1)> b',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](data:text/html,hello)',
  '[x](//elsewhere.example)',
  '![x](javascript:alert(1))',
])('nothing runs and nothing leads astray: %s', (text) => {
  expect(html(text)).not.toMatch(/<(script|img|a)\b/);
});

test('what stands in quotation marks cannot leave an attribute', () => {
  expect(html('[x](/a"onclick=alert)')).not.toContain('"onclick');
  expect(html('![a" onerror="x](/a.webp)')).toContain('alt="a&quot; onerror=&quot;x"');
});

test('an extension brings a block of its own', () => {
  const shout = {
    name: 'shout',
    level: 'block' as const,
    tokenizer: (source: string) => {
      const [raw, text] = /^::: (.+)\n/.exec(source) ?? [];
      return raw ? { type: 'shout', raw, text } : undefined;
    },
    renderer: ({ text }: { text?: string }) => `<b>${text}</b>`,
  };
  expect(renderMarkdown('::: hello\n', { extensions: [shout] }).html).toBe('<b>hello</b>');
});
