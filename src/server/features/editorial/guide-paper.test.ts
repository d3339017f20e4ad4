import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { setGuide } from '#engines/bookbinder/guide/set-guide.ts';
import { readPdf } from '#engines/bookbinder/testing/read-pdf.ts';
import { NASTY } from '#engines/bookbinder/testing/sample-books.ts';
import { guideParts, printedGuide, storiesNamed } from '#server/features/editorial/guide-paper.ts';

const SITE = { siteUrl: 'https://fabloom.example', madeWith: 'Made with Fabloom' };
const GUIDE = {
  title: 'Ask the Horse',
  description: 'A fair test',
  category: 'STEM Activities',
  subjects: ['Science', 'Thinking'],
  ageGroups: ['6-8', '9-12'],
  content: 'Read.',
};

test('headings, lists, quotations, emphasis and links come to paper [CL-07]', () => {
  const text =
    '## You need\n\n- a *very* big horse\n\n1. Read [it](/story-library).\n\n> Neigh.\n\nGo & ask.';
  expect(guideParts(text, SITE.siteUrl)).toEqual([
    { kind: 'heading', level: 2, runs: [{ text: 'You need' }] },
    {
      kind: 'list',
      ordered: false,
      items: [[{ text: 'a ' }, { text: 'very', strong: true }, { text: ' big horse' }]],
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        [{ text: 'Read ' }, { text: 'it', href: 'https://fabloom.example/story-library' }, { text: '.' }],
      ],
    },
    { kind: 'quote', runs: [{ text: 'Neigh.' }] },
    { kind: 'paragraph', runs: [{ text: 'Go & ask.' }] },
  ]);
});

test('a guide ends with the sheets of the stories that it names, each once [CL-06] [CL-07]', () => {
  const link = '[Five Pots](/story-library/fairy-tales/five-pots-of-gold)';
  expect(storiesNamed(`${link} and again ${link}, and [all](/story-library)`)).toEqual([
    { title: 'Five Pots', slug: 'five-pots-of-gold' },
  ]);
  expect(printedGuide({ ...GUIDE, content: link }, SITE).parts.at(-1)).toEqual({
    kind: 'list',
    ordered: false,
    items: [
      [
        {
          text: 'Five Pots',
          href: 'https://fabloom.example/api/library/stories/five-pots-of-gold/sheet.pdf',
        },
      ],
    ],
  });
  expect(printedGuide(GUIDE, SITE).parts).toHaveLength(1);
  // Guides are English, sheets are in the language of whoever teaches with them.
  const german = printedGuide({ ...GUIDE, content: link }, { ...SITE, language: 'de' });
  expect(JSON.stringify(german.parts.at(-1))).toContain('/five-pots-of-gold/sheet.pdf?language=de');
});

test('no address but a safe one is a link', () => {
  const [part] = guideParts('[here](javascript:alert(1))', SITE.siteUrl);
  expect(part).toEqual({ kind: 'paragraph', runs: [{ text: 'here' }] });
});

test('every guide of ours is a file of a few pages, and loses no word [CL-07]', { timeout: 120_000 }, () => {
  for (const file of globSync('content/guides/*.md')) {
    const content = readFileSync(file, 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '');
    const guide = printedGuide({ ...GUIDE, content }, SITE);
    const printed = guide.parts.flatMap((part) => (part.kind === 'list' ? part.items.flat() : part.runs));
    const letters = printed.reduce((sum, { text }) => sum + text.length, 0);
    const written = content.replaceAll(/\]\([^)]*\)|[[\]*#>-]/g, '').length;
    expect(letters, file).toBeGreaterThan(written * 0.93);
    const { pages, fontsWithoutFile } = readPdf(setGuide(guide));
    expect([pages >= 2 && pages <= 6, fontsWithoutFile], file).toEqual([true, []]);
  }
});

test('markup of the typesetter is words', () => {
  const guide = printedGuide({ ...GUIDE, title: NASTY, description: NASTY, content: NASTY }, SITE);
  expect(readPdf(setGuide(guide)).fontsWithoutFile).toEqual([]);
});
