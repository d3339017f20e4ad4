import type { Token } from 'marked';
import type { Block, ContentPage, HeadingLevel, StoryExample } from '#contract/content-pages.ts';
import {
  PageFault,
  cardsOf,
  isOf,
  onlyLinks,
  quotesOf,
  sectionsOf,
  stepsOf,
} from '#server/features/content-pages/directives.ts';
import type { PageFile } from '#server/features/content-pages/page-file.ts';
import {
  isDirective,
  pageMarkdown,
  type DirectiveToken,
  type PageMarkdown,
} from '#server/features/content-pages/page-markdown.ts';
import { retentionTable } from '#server/features/content-pages/retention-table.ts';
import { isSafeAddress } from '#server/markdown/safe-address.ts';

export interface CompiledPage {
  page: ContentPage;
  /** What is written wrongly, each with its line. */
  faults: readonly string[];
}

/** Turns a page's Markdown into blocks. Goes on after a fault, so that all are said at once. */
export function compilePage(file: PageFile, examples: readonly StoryExample[] = []): CompiledPage {
  const { slug: name, title, description, lead } = file;
  const markdown = pageMarkdown();
  const compile = blockCompiler(markdown, examples);
  const blocks: Block[] = [];
  const faults: string[] = [];
  let line = file.firstLine;
  for (const token of markdown.blocks(file.content)) {
    try {
      append(blocks, compile(token));
    } catch (error) {
      if (!(error instanceof PageFault)) throw error;
      faults.push(`line ${line}: ${error.message}`);
    }
    line += token.raw.split('\n').length - 1;
  }
  const parts = markdown.headings.filter(({ level }) => level === 2);
  const contents = file.contents ? parts.map(({ id, text }) => ({ id, title: text })) : [];
  return { page: { name, title, description, lead, contents, blocks }, faults };
}

function blockCompiler(
  markdown: PageMarkdown,
  examples: readonly StoryExample[],
): (token: Token) => Block | null {
  const level = (): HeadingLevel => (markdown.headings.some((heading) => heading.level === 2) ? 3 : 2);

  function compileDirective({ name, argument, body }: DirectiveToken): Block {
    switch (name) {
      case 'cards':
        return { kind: name, level: level(), cards: cardsOf(body, markdown) };
      case 'steps':
        return { kind: name, steps: stepsOf(body, markdown) };
      case 'quotes':
        if (argument !== 'illustrative')
          throw new PageFault('nobody real is quoted: write "::: quotes illustrative"');
        return { kind: name, quotes: quotesOf(body, markdown) };
      case 'tabs':
        return { kind: name, level: level(), tabs: sectionsOf(body, markdown) };
      case 'accordion':
        return { kind: name, level: level(), items: sectionsOf(body, markdown) };
      case 'examples':
        return { kind: name, level: level(), examples: examplesFor(argument, examples) };
      case 'retention':
        return { kind: 'text', html: markdown.html(markdown.blocks(retentionTable(argument, body))) };
      default:
        throw new PageFault(
          `"${name}" is not one of cards, steps, quotes, tabs, accordion, examples and retention`,
        );
    }
  }

  return (token) => {
    if (isOf('space', token)) return null;
    if (token.raw.startsWith(':::') && !isDirective(token)) {
      throw new PageFault('this block is not closed by a line with ":::"');
    }
    refuse(isDirective(token) ? markdown.blocks(token.body) : [token]);
    if (isDirective(token)) return compileDirective(token);
    if (isOf('paragraph', token)) {
      const links = onlyLinks(token.tokens, markdown);
      if (links) return { kind: 'buttons', links };
      const download = /^\*\*(Download: .+)\*\*$/.exec(token.text)?.[1];
      if (download) return { kind: 'download', label: download };
    }
    return { kind: 'text', html: markdown.html([token]) };
  };
}

function examplesFor(age: string, examples: readonly StoryExample[]): StoryExample[] {
  const found = examples.filter(({ ageGroup }) => ageGroup === age);
  if (found.length === 0) throw new PageFault(`the front matter has no examples for "${age}"`);
  return found;
}

/** Whatever would be shown otherwise than its author thinks. */
function refuse(tokens: readonly Token[]): void {
  for (const token of tokens) {
    if (isOf('html', token)) throw new PageFault(`HTML is not understood here: ${token.raw.trim()}`);
    if (isOf('heading', token) && (token.depth === 1 || token.depth > 3)) {
      throw new PageFault('headings are "##" and "###"; the title stands in the front matter');
    }
    if (isOf('table', token) && token.header.some(({ text }) => text === '')) {
      throw new PageFault('every column of a table has a heading');
    }
    if (isOf('link', token) && !isSafeAddress(token.href)) {
      throw new PageFault(`this link leads nowhere: ${token.href}`);
    }
    refuse(isOf('list', token) ? token.items : 'tokens' in token ? (token.tokens ?? []) : []);
  }
}

/** Plain text that follows plain text is one block. */
function append(blocks: Block[], block: Block | null): void {
  const last = blocks.at(-1);
  if (block?.kind === 'text' && last?.kind === 'text') last.html += `\n${block.html}`;
  else if (block) blocks.push(block);
}
