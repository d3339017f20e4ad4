import { marked, type Token, type Tokens } from 'marked';
import type { Guide, GuidePart, GuideRun } from '#engines/bookbinder/port.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { sheetAddress } from '#domain/library-paths.ts';
import { isSafeAddress } from '#server/markdown/safe-address.ts';

interface WrittenGuide {
  title: string;
  description: string;
  category: string;
  subjects: readonly string[];
  ageGroups: readonly string[];
  content: string;
}

/** A guide as the bookbinder sets it, with the sheets of the stories that it names, in the reader's language. Guides are written in English. */
export function printedGuide(
  { title, description, category, subjects, ageGroups, content }: WrittenGuide,
  { siteUrl, madeWith, language }: { siteUrl: string; madeWith: string; language?: LanguageCode },
): Guide {
  const ages = `Ages ${ageGroups.map((group) => group.replace('-', '–')).join(', ')}`;
  const sheets = storiesNamed(content).map(({ title: story, slug }) => [
    { text: story, href: new URL(sheetAddress(slug, language), siteUrl).href },
  ]);
  return {
    title,
    description,
    language: 'en',
    facts: [category, subjects.join(', '), ages].join(' · '),
    parts: [
      ...guideParts(content, siteUrl),
      ...(sheets.length > 0
        ? ([
            { kind: 'heading', level: 2, runs: [{ text: 'Sheets to print' }] },
            { kind: 'list', ordered: false, items: sheets },
          ] as const)
        : []),
    ],
    madeWith,
  };
}

/** Links lead to this site. */
export function guideParts(markdown: string, siteUrl: string): GuidePart[] {
  const runs = (tokens: readonly Token[] = [], strong = false): GuideRun[] =>
    tokens.flatMap((token): GuideRun[] => {
      const inner = 'tokens' in token ? token.tokens : undefined;
      if (token.type === 'link') {
        const href = addressOf((token as Tokens.Link).href, siteUrl);
        return runs(inner, strong).map((run) => (href ? { ...run, href } : run));
      }
      if (inner) return runs(inner, strong || token.type === 'strong' || token.type === 'em');
      return [{ text: token.type === 'br' ? ' ' : plain(token), ...(strong && { strong }) }];
    });
  const parts = (tokens: readonly Token[]): GuidePart[] =>
    tokens.flatMap((token): GuidePart[] => {
      switch (token.type) {
        case 'heading':
          return [{ kind: 'heading', level: (token as Tokens.Heading).depth, runs: runs(token.tokens) }];
        case 'paragraph':
          return [{ kind: 'paragraph', runs: runs(token.tokens) }];
        case 'list': {
          const { ordered, items } = token as Tokens.List;
          return [{ kind: 'list', ordered, items: items.map((item) => runs(item.tokens)) }];
        }
        case 'blockquote':
          return parts((token as Tokens.Blockquote).tokens).map((part) =>
            part.kind === 'paragraph' ? { ...part, kind: 'quote' } : part,
          );
        default:
          return [];
      }
    });
  return parts(marked.lexer(markdown, { gfm: true }));
}

const STORY = /\[([^\]]+)\]\(\/story-library\/(?:fairy-tales|non-fiction)\/([a-z0-9-]+)\)/g;

/** The stories that a guide works with, each once, in the order in which it names them. */
export function storiesNamed(markdown: string): { title: string; slug: string }[] {
  const found = new Map<string, string>();
  for (const [, title = '', slug = ''] of markdown.matchAll(STORY))
    if (!found.has(slug)) found.set(slug, title);
  return Array.from(found, ([slug, title]) => ({ title, slug }));
}

function addressOf(href: string, siteUrl: string): string | undefined {
  return isSafeAddress(href) ? new URL(href, siteUrl).href : undefined;
}

/** As it was typed, not as HTML writes it. */
const plain = (token: Token): string => ('text' in token ? String(token.text) : token.raw);
