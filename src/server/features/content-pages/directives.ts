import type { Token, Tokens } from 'marked';
import type { PageCard, PageLink, PageQuote, PageSection } from '#contract/content-pages.ts';
import type { PageMarkdown } from '#server/features/content-pages/page-markdown.ts';

/** Something in a page is not written as it has to be. */
export class PageFault extends Error {
  override name = 'PageFault';
}

/** `- **Title**: text [label](/link)` */
export function cardsOf(body: string, markdown: PageMarkdown): PageCard[] {
  return itemsOf(body, false, markdown).map((tokens) => {
    const [title, ...rest] = tokens;
    const link = rest.pop();
    if (!isOf('strong', title) || !isOf('link', link)) {
      throw new PageFault('a card is written "- **Title**: text [label](/link)"');
    }
    return {
      title: markdown.plain(title.tokens),
      html: markdown.inlineHtml(rest).replace(/^:\s*/, ''),
      link: linkOf(link, markdown),
    };
  });
}

export function stepsOf(body: string, markdown: PageMarkdown): string[] {
  return itemsOf(body, true, markdown).map((tokens) => markdown.inlineHtml(tokens));
}

/** `> text — role` */
export function quotesOf(body: string, markdown: PageMarkdown): PageQuote[] {
  return partsOf(body, markdown).map((quote) => {
    const [paragraph, ...more] = isOf('blockquote', quote) ? quote.tokens : [];
    const words =
      isOf('paragraph', paragraph) && more.length === 0 ? markdown.inlineHtml(paragraph.tokens) : '';
    const cut = words.lastIndexOf(' — ');
    if (cut < 1) throw new PageFault('a quote is written "> text — role"');
    return { html: words.slice(0, cut), who: words.slice(cut + 3) };
  });
}

/** `### Title`, then anything but another title, again and again. */
export function sectionsOf(body: string, markdown: PageMarkdown): PageSection[] {
  const sections: { heading: Tokens.Heading; tokens: Token[] }[] = [];
  for (const token of partsOf(body, markdown)) {
    const section = sections.at(-1);
    if (isOf('heading', token) && token.depth === 3) sections.push({ heading: token, tokens: [] });
    else if (section && !isOf('heading', token)) section.tokens.push(token);
    else throw new PageFault('every part begins with "### Title" and has no other heading');
  }
  return sections.map(({ heading, tokens }) => {
    if (tokens.length === 0) throw new PageFault(`nothing stands below "${heading.text}"`);
    const { id, text: title } = markdown.anchor(heading);
    return { id, title, html: markdown.html(tokens) };
  });
}

/** A paragraph of links and nothing else. */
export function onlyLinks(tokens: readonly Token[], markdown: PageMarkdown): PageLink[] | null {
  const seen = tokens.filter((token) => token.raw.trim() !== '');
  const links = seen.filter((token) => isOf('link', token));
  return links.length > 0 && links.length === seen.length
    ? links.map((link) => linkOf(link, markdown))
    : null;
}

export function isOf<Type extends keyof KnownTokens>(
  type: Type,
  token: Token | undefined,
): token is KnownTokens[Type] {
  return token?.type === type;
}

interface KnownTokens {
  blockquote: Tokens.Blockquote;
  heading: Tokens.Heading;
  html: Tokens.HTML | Tokens.Tag;
  link: Tokens.Link;
  list: Tokens.List;
  paragraph: Tokens.Paragraph;
  space: Tokens.Space;
  strong: Tokens.Strong;
  table: Tokens.Table;
  text: Tokens.Text;
}

function linkOf({ href, tokens }: Tokens.Link, markdown: PageMarkdown): PageLink {
  return { to: href, label: markdown.plain(tokens) };
}

/** What stands inside, without the blank lines. */
function partsOf(body: string, markdown: PageMarkdown): Token[] {
  const parts = markdown.blocks(body).filter((token) => !isOf('space', token));
  if (parts.length === 0) throw new PageFault('nothing stands inside');
  return parts;
}

/** The words of each item of the one list inside. */
function itemsOf(body: string, ordered: boolean, markdown: PageMarkdown): Token[][] {
  const [list, ...more] = partsOf(body, markdown);
  if (!isOf('list', list) || list.ordered !== ordered || more.length > 0) {
    throw new PageFault(`it holds one ${ordered ? 'numbered ' : ''}list and nothing else`);
  }
  return list.items.map(({ tokens }) => {
    const [words, ...others] = tokens.filter((token) => !isOf('space', token));
    const plain = isOf('text', words) || isOf('paragraph', words);
    if (!plain || others.length > 0) throw new PageFault('an item of the list is one paragraph');
    return words.tokens ?? [];
  });
}
