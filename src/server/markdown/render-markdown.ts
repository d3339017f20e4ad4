import { Marked, type MarkedExtension, type RendererObject } from 'marked';
import { createAnchors } from '#server/markdown/anchors.ts';
import { escapeHtml } from '#server/markdown/escape-html.ts';
import { isSafeAddress } from '#server/markdown/safe-address.ts';

export interface HeadingAnchor {
  id: string;
  text: string;
  level: number;
}

export interface RenderedMarkdown {
  html: string;
  /** In the order of the text. */
  headings: HeadingAnchor[];
}

/**
 * Turns an article into HTML: paragraphs, headings with anchors, lists, links, emphasis, quotations, tables, pictures.
 * HTML inside the text is shown as it was typed. Extensions come on top, and may bring blocks of their own.
 */
export function renderMarkdown(text: string, ...extensions: MarkedExtension[]): RenderedMarkdown {
  const headings: HeadingAnchor[] = [];
  const marked = new Marked({ gfm: true, renderer: articleRenderer(headings) }, ...extensions);
  const html = marked.parse(text, { async: false });
  return { html, headings };
}

/** Each text needs a renderer of its own, because anchors are counted. */
export function articleRenderer(headings: HeadingAnchor[]): RendererObject {
  const anchorOf = createAnchors();
  return {
    html: ({ text }) => escapeHtml(text),
    heading({ tokens, depth }) {
      const text = this.parser.parseInline(tokens, this.parser.textRenderer);
      const id = anchorOf(text);
      headings.push({ id, text, level: depth });
      return `<h${depth} id="${escapeHtml(id)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    link({ href, tokens }) {
      const label = this.parser.parseInline(tokens);
      return isSafeAddress(href) ? `<a href="${escapeHtml(href)}">${label}</a>` : label;
    },
    image({ href, text }) {
      if (!isSafeAddress(href)) return escapeHtml(text);
      return `<img src="${escapeHtml(href)}" alt="${escapeHtml(text)}" loading="lazy">`;
    },
    table({ header, rows }) {
      const cells = (row: typeof header, tag: 'th' | 'td') =>
        row.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('');
      const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
      // On a phone a wide table is moved sideways, with the keyboard too.
      return `<div class="table-frame" tabindex="0"><table><thead><tr>${cells(header, 'th')}</tr></thead><tbody>${body}</tbody></table></div>\n`;
    },
  };
}
