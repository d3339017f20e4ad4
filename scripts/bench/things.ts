// npm run bench things [-- --most 40]
// What stories speak of and pictures do not show: things that we draw and a scene's direction lacks, and words for things that we
// cannot draw, by the number of stories.
import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { FIGURES, PROPS } from '#domain/picture-world.ts';

const { values } = parseArgs({ options: { most: { type: 'string', default: '40' } } });

interface Told {
  story: string;
  text: string;
  direction: string;
}

/** Lines that only some families hear, and words that another place replaces. */
const plain = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !/^\s*[-+] \(/.test(line))
    .join(' ')
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, ' ')
    .toLowerCase();

function ofTales(): Told[] {
  return globSync('content/tales/*/*.en.md').flatMap((file) => {
    const story = file.split('/').at(-2) ?? '';
    const directions = readFileSync(file.replace(/[^/]+$/, 'tale.yaml'), 'utf8').split('\n');
    return readFileSync(file, 'utf8')
      .split(/^## /m)
      .slice(1)
      .map((part) => {
        const [id = '', ...text] = part.split('\n');
        const direction = directions.findLast((line) => line.startsWith(`  ${id.trim()}:`)) ?? '';
        return { story, text: plain(text.join('\n')), direction };
      });
  });
}

function ofLibrary(): Told[] {
  return globSync('content/library/**/*.scenes.yaml').map((file) => ({
    story: file.split('/').at(-1)?.replace('.scenes.yaml', '') ?? '',
    text: plain(readFileSync(file.replace('.scenes.yaml', '.md'), 'utf8')),
    direction: readFileSync(file, 'utf8'),
  }));
}

const one = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|x|ss)es$/, '$1')
    .replace(/([^s])s$/, '$1');
const NOUNS =
  /\b(?:an?|the|his|her|its|their|my|your|our|two|three|some|every|each)(?: (?:old|new|little|small|big|long|red|blue|green|white|black|wooden|empty|tall))? ([a-z]{3,})/g;
const nounsOf = (text: string): Set<string> =>
  new Set([...text.matchAll(NOUNS)].map(([, noun = '']) => one(noun)));

/** By how many stories, the most first. */
function ranked(found: ReadonlyMap<string, ReadonlySet<string>>): string {
  return [...found]
    .toSorted(([, a], [, b]) => b.size - a.size)
    .slice(0, Number(values.most))
    .map(([word, stories]) => `${String(stories.size).padStart(4)}  ${word}`)
    .join('\n');
}

const told = [...ofTales(), ...ofLibrary()];
const drawn = new Set<string>(PROPS.map(one));
const known = new Set([...PROPS, ...FIGURES].flatMap((name) => name.split('-').map(one)));
const [lacking, unknown] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
for (const { story, text, direction } of told) {
  for (const noun of nounsOf(text)) {
    const list = drawn.has(noun) ? lacking : known.has(noun) ? undefined : unknown;
    if (!list || (list === lacking && direction.includes(noun))) continue;
    list.set(noun, (list.get(noun) ?? new Set()).add(story));
  }
}
const stories = new Set(told.map(({ story }) => story)).size;
console.log(`${stories} stories, ${told.length} scenes and library stories`);
console.log(
  `\nThings that we draw, in stories with a scene that names one and does not show it:\n${ranked(lacking)}`,
);
console.log(`\nWords behind an article that nothing of ours is called:\n${ranked(unknown)}`);
