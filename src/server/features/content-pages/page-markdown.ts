import { Marked, Parser, type Token, type TokenizerExtension, type Tokens } from 'marked';
import { articleRenderer, type HeadingAnchor } from '#server/markdown/render-markdown.ts';

/** A block of a kind of its own: `::: name arguments`, lines of Markdown, `:::`. */
export interface DirectiveToken extends Tokens.Generic {
  type: 'directive';
  name: string;
  argument: string;
  body: string;
}

const directive: TokenizerExtension = {
  name: 'directive',
  level: 'block',
  start: (source) => /^:::/m.exec(source)?.index,
  tokenizer(source): DirectiveToken | undefined {
    const match = /^::: *([a-z]+)(?: +([^\n]+?))? *\n(?:([\s\S]*?)\n)??::: *(?:\n+|$)/.exec(source);
    if (!match) return undefined;
    const [raw, name = '', argument = '', body = ''] = match;
    return { type: 'directive', raw, name, argument, body };
  },
};

export function isDirective(token: Token): token is DirectiveToken {
  return token.type === 'directive';
}

/** Reads the Markdown of one page and writes its HTML. Each page needs one of its own, because anchors are counted. */
export interface PageMarkdown {
  blocks: (text: string) => Token[];
  html: (tokens: Token[]) => string;
  inlineHtml: (tokens: Token[]) => string;
  plain: (tokens: Token[]) => string;
  /** Of a heading that is not written as one. */
  anchor: (heading: Tokens.Heading) => HeadingAnchor;
  headings: readonly HeadingAnchor[];
}

export function pageMarkdown(): PageMarkdown {
  const headings: HeadingAnchor[] = [];
  const marked = new Marked({ gfm: true, renderer: articleRenderer(headings), extensions: [directive] });
  const parser = new Parser(marked.defaults);
  const html = (tokens: Token[]) => parser.parse(tokens).trim();
  return {
    headings,
    html: (tokens) => withAnchors(html(tokens)),
    blocks: (text) => marked.lexer(text),
    inlineHtml: (tokens) => parser.parseInline(tokens).trim(),
    plain: (tokens) => parser.parseInline(tokens, parser.textRenderer).trim(),
    anchor: (heading) => {
      html([heading]);
      return headings.at(-1) as HeadingAnchor;
    },
  };
}

/** A sign beside each heading leads to it; it says nothing that the heading does not. */
function withAnchors(html: string): string {
  return html.replaceAll(
    /<(h[23]) id="([^"]+)">(.*?)<\/\1>/gs,
    '<$1 id="$2">$3<a class="anchor" href="#$2" aria-hidden="true" tabindex="-1"></a></$1>',
  );
}
