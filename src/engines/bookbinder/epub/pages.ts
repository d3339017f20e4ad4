import type { Scene, SceneText, Sentence } from '#engines/bookbinder/epub/scenes.ts';
import { XML, escape } from '#engines/bookbinder/epub/xml.ts';
import type { Book } from '#engines/bookbinder/port.ts';
import { cleanLine } from '#domain/text/printable-text.ts';

interface Page {
  language: string;
  title: string;
  body: string;
}

export function xhtml({ language, title, body }: Page): string {
  return `${XML}<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" xml:lang="${language}" lang="${language}">
  <head>
    <meta charset="UTF-8"/>
    <title>${escape(title)}</title>
    <link rel="stylesheet" type="text/css" href="../style.css"/>
  </head>
  <body>
${body}
  </body>
</html>
`;
}

export function titlePage(book: Book, title: string, cover: string): string {
  const heroes = cleanLine(book.heroes);
  return xhtml({
    language: book.language,
    title,
    body: `    <section epub:type="titlepage" class="title-page">
      <div class="picture"><img src="../${cover}" alt="${escape(book.cover?.description ?? '')}"/></div>
      <h1>${escape(title)}</h1>${heroes && `\n      <p class="heroes">${escape(heroes)}</p>`}
    </section>`,
  });
}

export function scenePage({ text, picture, number, name, label }: Scene, language: string): string {
  const figure = picture
    ? `\n      <div class="picture"><img src="../images/${name}.jpg" alt="${escape(picture.description)}"/></div>`
    : '';
  return xhtml({
    language,
    title: label,
    body: `    <section id="${name}" epub:type="chapter" role="doc-chapter" aria-label="${number}">${figure}
${paragraphs(text)}
    </section>`,
  });
}

function paragraphs(text: SceneText): string {
  return text.map((lines) => `      <p>${lines.map(spans).join('<br/>')}</p>`).join('\n');
}

/** A space stands between two sentences where the text has one. */
function spans(sentences: readonly Sentence[]): string {
  return sentences
    .map(({ id, text, offset }, i) => {
      const before = sentences[i - 1];
      const gap = before && before.offset + before.text.length < offset ? ' ' : '';
      return `${gap}<span id="${id}">${escape(text)}</span>`;
    })
    .join('');
}

export function closingPage({ language, madeWith }: Book): string {
  const lines = madeWith.lines.map((line) => `\n      <p>${escape(cleanLine(line))}</p>`);
  return xhtml({
    language,
    title: cleanLine(madeWith.title),
    body: `    <section epub:type="colophon" class="closing" aria-label="${escape(cleanLine(madeWith.title))}">
      <h2>${escape(cleanLine(madeWith.title))}</h2>${lines.join('')}
    </section>`,
  });
}

export function navigation(book: Book, title: string, scenes: readonly Scene[]): string {
  const entry = (page: string, label: string) => `<li><a href="${page}.xhtml">${escape(label)}</a></li>`;
  const entries = [
    entry('title', title),
    ...scenes.map(({ name, label }) => entry(name, label)),
    entry('closing', cleanLine(book.madeWith.title)),
  ];
  return xhtml({
    language: book.language,
    title,
    body: `    <nav epub:type="toc" id="toc">
      <h1>${escape(title)}</h1>
      <ol>
        ${entries.join('\n        ')}
      </ol>
    </nav>`,
  });
}
