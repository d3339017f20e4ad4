// node scripts/extract-props.ts
// Takes the drawings of the props that have none of our own yet out of the Fluent emoji set (MIT, Microsoft) into our own file.
import { readFileSync, writeFileSync } from 'node:fs';
import { EMOJI } from '#engines/illustrator/built-in/props/emoji.ts';

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases: Record<string, { parent: string }>;
}

const source = new URL('../node_modules/@iconify-json/fluent-emoji-flat/icons.json', import.meta.url);
const target = new URL('../src/engines/illustrator/built-in/props/glyphs.json', import.meta.url);
const { icons, aliases } = JSON.parse(readFileSync(source, 'utf8')) as IconSet;
const names = [...new Set(Object.values(EMOJI).map(({ glyph }) => glyph))].toSorted();
const glyphs = Object.fromEntries(
  names.map((name) => {
    const icon = icons[name] ?? icons[aliases[name]?.parent ?? ''];
    if (!icon) throw new Error(`the set has no ${name}`);
    return [name, icon.body];
  }),
);
writeFileSync(target, `${JSON.stringify(glyphs, null, 1)}\n`);
console.log(`${names.length} drawings`);
