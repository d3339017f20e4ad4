import { BRAND } from '#domain/brand.ts';
import { clock, durationOf, type HeardScene } from '#engines/bookbinder/epub/clips.ts';
import { ACTIVE_CLASS, soundOf } from '#engines/bookbinder/epub/overlay.ts';
import type { Scene } from '#engines/bookbinder/epub/scenes.ts';
import { XML, escape } from '#engines/bookbinder/epub/xml.ts';
import type { Book } from '#engines/bookbinder/port.ts';
import { cleanLine } from '#domain/text/printable-text.ts';

export interface Contents {
  book: Book;
  title: string;
  scenes: readonly Scene[];
  /** The scenes that are heard, with a clip at least. */
  heard: readonly HeardScene[];
  /** The picture of the cover; it may be that of a scene. */
  cover: string;
}

const SOME_DAY = new Date('2020-01-01T00:00:00Z');
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export function packageDocument(contents: Contents): string {
  const { book, scenes } = contents;
  return `${XML}<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="book-id" xml:lang="${book.language}">
  <metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
    ${[...description(contents), ...accessibility(contents), ...voice(contents)].join('\n    ')}
  </metadata>
  <manifest>
    ${manifest(contents).join('\n    ')}
  </manifest>
  <spine>
    ${['title', ...scenes.map(({ name }) => name), 'closing'].map((page) => `<itemref idref="${page}"/>`).join('\n    ')}
  </spine>
</package>
`;
}

function description({ book, title }: Contents): string[] {
  const id = cleanLine(book.id);
  const heroes = cleanLine(book.heroes);
  const modified = (book.modified ?? SOME_DAY).toISOString().replace(/\.\d+Z$/, 'Z');
  return [
    `<dc:identifier id="book-id">${escape(UUID.test(id) ? `urn:uuid:${id}` : id || title)}</dc:identifier>`,
    `<dc:title>${escape(title)}</dc:title>`,
    `<dc:language>${book.language}</dc:language>`,
    `<dc:creator>${BRAND}</dc:creator>`,
    `<dc:publisher>${BRAND}</dc:publisher>`,
    ...(heroes ? [`<dc:description>${escape(heroes)}</dc:description>`] : []),
    meta('dcterms:modified', modified),
  ];
}

function accessibility({ scenes, heard }: Contents): string[] {
  const pictures = scenes.flatMap(({ picture }) => picture ?? []);
  const described = pictures.every((picture) => cleanLine(picture.description) !== '');
  const features = ['structuralNavigation', 'tableOfContents', 'readingOrder', 'displayTransformability'];
  if (pictures.length && described) features.push('alternativeText');
  if (heard.length) features.push('synchronizedAudioText');
  const modes = ['textual', ...(pictures.length ? ['visual'] : []), ...(heard.length ? ['auditory'] : [])];
  const sufficient = described ? ['textual'] : ['textual,visual'];
  return [
    ...modes.map((mode) => meta('schema:accessMode', mode)),
    ...sufficient.map((mode) => meta('schema:accessModeSufficient', mode)),
    ...features.map((feature) => meta('schema:accessibilityFeature', feature)),
    meta('schema:accessibilityHazard', 'none'),
    `<meta property="schema:accessibilitySummary" xml:lang="en">${summary(pictures.length > 0 && described, heard.length > 0)}</meta>`,
  ];
}

function summary(described: boolean, heard: boolean): string {
  return [
    'A short story with a table of contents, in text that adapts to the reader.',
    ...(described ? ['Every picture is described.'] : []),
    ...(heard ? ['The story is read aloud, and each sentence is lit as it is heard.'] : []),
  ].join(' ');
}

function voice({ heard }: Contents): string[] {
  if (!heard.length) return [];
  const whole = heard.reduce((sum, { clips }) => sum + durationOf(clips), 0);
  return [
    ...heard.map(
      ({ scene, clips }) =>
        `<meta property="media:duration" refines="#overlay-${scene.number}">${clock(durationOf(clips))}</meta>`,
    ),
    meta('media:duration', clock(whole)),
    meta('media:narrator', BRAND),
    meta('media:active-class', ACTIVE_CLASS),
  ];
}

function manifest({ scenes, heard, cover }: Contents): string[] {
  const isHeard = (scene: Scene) => heard.some((each) => each.scene === scene);
  const page = (id: string, extra = '') => item(id, `text/${id}.xhtml`, 'application/xhtml+xml', extra);
  const pictures = new Set([
    cover,
    ...scenes.flatMap(({ name, picture }) => (picture ? [`images/${name}.jpg`] : [])),
  ]);
  return [
    page('navigation', ' properties="nav"'),
    item('style', 'style.css', 'text/css'),
    ...[...pictures].map((file) =>
      item(
        `picture-${file.replaceAll(/^.*\/|\..*$/g, '')}`,
        file,
        file.endsWith('.svg') ? 'image/svg+xml' : 'image/jpeg',
        file === cover ? ' properties="cover-image"' : '',
      ),
    ),
    page('title'),
    ...scenes.map((scene) =>
      page(scene.name, isHeard(scene) ? ` media-overlay="overlay-${scene.number}"` : ''),
    ),
    page('closing'),
    ...heard.flatMap(({ scene }) => [
      item(`overlay-${scene.number}`, `overlays/${scene.name}.smil`, 'application/smil+xml'),
      item(`sound-${scene.number}`, soundOf(scene), 'audio/mpeg'),
    ]),
  ];
}

function item(id: string, href: string, type: string, extra = ''): string {
  return `<item id="${id}" href="${href}" media-type="${type}"${extra}/>`;
}

function meta(property: string, value: string): string {
  return `<meta property="${property}">${value}</meta>`;
}
