import { expect, test } from 'vitest';
import type { StoryExample } from '#contract/content-pages.ts';
import { compilePage } from '#server/features/content-pages/compile-page.ts';
import { parsePageFile } from '#server/features/content-pages/page-file.ts';

const HEAD = '---\ntitle: A title\ndescription: What it is.\nlead: Hello.\n---\n\n';

function compile(body: string, examples?: readonly StoryExample[]) {
  return compilePage(parsePageFile({ path: 'pages/about.md', text: HEAD + body }), examples);
}

function blocks(body: string, examples?: readonly StoryExample[]) {
  const { page, faults } = compile(body, examples);
  expect(faults).toEqual([]);
  return page.blocks;
}

const example: StoryExample = {
  id: 'one-more-thing',
  title: 'One More Thing',
  ageGroup: '3-5',
  excerpt: '“I am thirsty,” said Miso.',
  lessons: ['Patience', 'Rest'],
  setting: { id: 'home', name: 'Home' },
  theme: { id: 'bedtime', name: 'Bedtime' },
  characters: [{ id: 'miso', name: 'Miso the cat' }],
  free: true,
};

test('text between two other blocks is one block, and headings can be linked to', () => {
  expect(blocks('One.\n\n## Who’s *there*?\n\n- a\n- b\n\n[Go](/faq)\n\nTwo.')).toEqual([
    {
      kind: 'text',
      html:
        '<p>One.</p>\n<h2 id="whos-there">Who’s <em>there</em>?' +
        '<a class="anchor" href="#whos-there" aria-hidden="true" tabindex="-1"></a></h2>\n' +
        '<ul>\n<li>a</li>\n<li>b</li>\n</ul>',
    },
    { kind: 'buttons', links: [{ to: '/faq', label: 'Go' }] },
    { kind: 'text', html: '<p>Two.</p>' },
  ]);
});

test('a paragraph of nothing but links is buttons, one with other words is not', () => {
  expect(blocks('[Ask](/contact) [Make & read](/)')).toEqual([
    {
      kind: 'buttons',
      links: [
        { to: '/contact', label: 'Ask' },
        { to: '/', label: 'Make & read' },
      ],
    },
  ]);
  expect(blocks('See [this](/contact).')).toMatchObject([{ kind: 'text' }]);
});

test('a download that is not there yet', () => {
  expect(blocks('**Download: Coming Soon**')).toEqual([{ kind: 'download', label: 'Download: Coming Soon' }]);
  expect(blocks('**Effective January 20, 2025**')).toMatchObject([{ kind: 'text' }]);
});

test('cards, with the heading that the outline needs', () => {
  const body =
    '::: cards\n- **Ask**: What *is* it? [Read](/faq)\n- **Write**: Us. [Mail](mailto:a@b.example)\n:::';
  const cards = [
    { title: 'Ask', html: 'What <em>is</em> it?', link: { to: '/faq', label: 'Read' } },
    { title: 'Write', html: 'Us.', link: { to: 'mailto:a@b.example', label: 'Mail' } },
  ];
  expect(blocks(body)).toEqual([{ kind: 'cards', level: 2, cards }]);
  expect(blocks(`## Here\n\n${body}`)[1]).toEqual({ kind: 'cards', level: 3, cards });
});

test('steps', () => {
  expect(blocks('::: steps\n1. **One.** Do.\n2. Rest.\n:::\n')).toEqual([
    { kind: 'steps', steps: ['<strong>One.</strong> Do.', 'Rest.'] },
  ]);
});

test('quotes that are marked as nobody’s', () => {
  expect(blocks('::: quotes illustrative\n> Again – again! — a father\n\n> No. — a cat\n:::')).toEqual([
    {
      kind: 'quotes',
      quotes: [
        { html: 'Again – again!', who: 'a father' },
        { html: 'No.', who: 'a cat' },
      ],
    },
  ]);
});

test.each([
  ['tabs', 'tabs'],
  ['accordion', 'items'],
])('%s', (name, list) => {
  expect(blocks(`::: ${name}\n### Pre-K & K\nOne.\n\n1. Two.\n\n### Later\nThree.\n:::`)).toEqual([
    {
      kind: name,
      level: 2,
      [list]: [
        { id: 'pre-k-k', title: 'Pre-K & K', html: '<p>One.</p>\n<ol>\n<li>Two.</li>\n</ol>' },
        { id: 'later', title: 'Later', html: '<p>Three.</p>' },
      ],
    },
  ]);
});

test('examples of an age, and another block right behind', () => {
  expect(blocks('::: examples 3-5\n:::\n\n::: steps\n1. One.\n:::', [example])).toEqual([
    { kind: 'examples', level: 2, examples: [example] },
    { kind: 'steps', steps: ['One.'] },
  ]);
});

test('the contents of a long page are its main headings', () => {
  const text = `---\ntitle: T\ndescription: D\nlead: L\ncontents: true\n---\n## One\n\n### Not this\n\n## Two\n\n::: tabs\n### Nor this\nText.\n:::`;
  expect(compilePage(parsePageFile({ path: 'pages/terms.md', text })).page.contents).toEqual([
    { id: 'one', title: 'One' },
    { id: 'two', title: 'Two' },
  ]);
});

test.each([
  ['::: cards\n- No title [x](/)\n:::', 'line 7: a card is written "- **Title**: text [label](/link)"'],
  ['::: cards\n- **No link**: at all\n:::', 'line 7: a card is written "- **Title**: text [label](/link)"'],
  ['::: cards\n1. **A**: b [c](/)\n:::', 'line 7: it holds one list and nothing else'],
  ['::: cards\n- **A**: b [c](/)\n  - deeper\n:::', 'line 7: an item of the list is one paragraph'],
  ['One.\n\n::: steps\nDo it.\n:::', 'line 9: it holds one numbered list and nothing else'],
  ['::: quotes\n> a — b\n:::', 'line 7: nobody real is quoted: write "::: quotes illustrative"'],
  ['::: quotes illustrative\n> a\n:::', 'line 7: a quote is written "> text — role"'],
  ['::: tabs\nText.\n:::', 'line 7: every part begins with "### Title" and has no other heading'],
  ['::: accordion\n### One\n### Two\nText.\n:::', 'line 7: nothing stands below "One"'],
  ['::: examples 3-5\n:::', 'line 7: the front matter has no examples for "3-5"'],
  ['::: steps\n:::', 'line 7: nothing stands inside'],
  [
    '::: carousel\nText.\n:::',
    'line 7: "carousel" is not one of cards, steps, quotes, tabs, accordion, examples and retention',
  ],
  ['One\n\nTwo\n\n::: steps\n1. One.', 'line 11: this block is not closed by a line with ":::"'],
  ['# Title', 'line 7: headings are "##" and "###"; the title stands in the front matter'],
  ['| | a |\n|---|---|\n| b | c |', 'line 7: every column of a table has a heading'],
  ['<b>loud</b>', 'line 7: HTML is not understood here: <b>'],
  ['- [x](javascript:alert(1))', 'line 7: this link leads nowhere: javascript:alert(1)'],
  ['::: steps\n1. [x](faq)\n:::', 'line 7: this link leads nowhere: faq'],
])('%j is refused with its line', (body, fault) => {
  expect(compile(body).faults).toEqual([fault]);
});

test('all faults are said at once', () => {
  expect(compile('# One\n\nText.\n\n# Two').faults).toEqual([
    expect.stringMatching(/^line 7: /),
    expect.stringMatching(/^line 11: /),
  ]);
});

test.each([
  ['a field that nobody knows', 'titel: A\n', /titel/],
  ['a description that is too long', `description: ${'x'.repeat(161)}\n`, /description/],
  ['a lead that is missing', '', /lead/],
])('front matter with %s is refused', (_, line, said) => {
  const fields = {
    title: 'title: A\n',
    description: line.startsWith('description') ? '' : 'description: B\n',
  };
  const lead = line === '' ? '' : 'lead: C\n';
  const text = `---\n${fields.title}${fields.description}${lead}${line}---\nText.`;
  expect(() => parsePageFile({ path: 'pages/about.md', text })).toThrow(said);
});

const GUEST = '- guestMedia: Pictures and sounds\n- guestFeedback: What you wrote';

test('how long things are kept is told by the rules, what they are by the page [TR-03]', () => {
  const [table] = blocks(`::: retention guest\n${GUEST}\n:::`);
  expect(table).toEqual({
    kind: 'text',
    html: expect.stringContaining('<tr><td>Pictures and sounds</td><td>1 hour</td></tr>'),
  });
});

test.each([
  ['guest', '- guestMedia: Pictures', 'nothing is said of guestFeedback'],
  ['guest', `${GUEST}\n- ghosts: Boo`, 'there is no ghosts among what is kept'],
  ['guest', 'Pictures', 'a line is written "- kind: what it is", not "Pictures"'],
  ['nobody', GUEST, 'nothing is kept of "nobody"'],
])('of %s nothing may be missing or made up: %s [TR-03]', (whose, body, fault) => {
  expect(compile(`::: retention ${whose}\n${body}\n:::`).faults).toEqual([`line 7: ${fault}`]);
});
