import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { scriptOf, type LanguageCode, type Script } from '#domain/languages.ts';
import { coverageOf } from '#engines/bookbinder/pdf/font-coverage.ts';

/** A family of letters, as the packages of the fonts hold it. */
interface Family {
  /** As the font itself spells it. */
  name: string;
  text: string;
  /** For titles, where the family has something stronger. */
  display?: string;
  /** Signs that another family draws better, or that are broken here. */
  except?: string;
}

/** Its stops are those of a Latin font, and some of its frames are black inside. */
const XIAOWEI_LEAVES = '，。、！？：；…—“”‘’（）《》「」『』圊圃圄回徊崮痼蛔';

const FAMILIES = {
  andika: { name: 'Andika', text: 'andika/Andika_400Regular.ttf' },
  fraunces: { name: 'Fraunces', text: 'fraunces/600SemiBold/Fraunces_600SemiBold.ttf' },
  mukta: {
    name: 'Mukta',
    text: 'mukta/400Regular/Mukta_400Regular.ttf',
    display: 'mukta/700Bold/Mukta_700Bold.ttf',
  },
  malar: {
    name: 'Mukta Malar',
    text: 'mukta-malar/400Regular/MuktaMalar_400Regular.ttf',
    display: 'mukta-malar/700Bold/MuktaMalar_700Bold.ttf',
  },
  klee: { name: 'Klee One', text: 'klee-one/600SemiBold/KleeOne_600SemiBold.ttf' },
  xiaowei: {
    name: 'ZCOOL XiaoWei',
    text: 'zcool-xiaowei/400Regular/ZCOOLXiaoWei_400Regular.ttf',
    except: XIAOWEI_LEAVES,
  },
} as const satisfies Record<string, Family>;

type FamilyId = keyof typeof FAMILIES;

/** Who is asked for a sign that the script's own family lacks; the large ones last. */
const BEHIND: readonly FamilyId[] = ['andika', 'mukta', 'malar', 'klee', 'xiaowei'];

const OWN: Record<Script, { text: FamilyId; display: FamilyId; first?: FamilyId }> = {
  latin: { text: 'andika', display: 'fraunces' },
  devanagari: { text: 'mukta', display: 'mukta' },
  tamil: { text: 'malar', display: 'malar' },
  japanese: { text: 'klee', display: 'klee' },
  chinese: { text: 'xiaowei', display: 'xiaowei', first: 'klee' },
};

/** A family as the typesetter asks for it. */
export interface FamilyInUse {
  name: string;
  except: string | null;
}

/** What a book is set in. */
export interface FontCase {
  /** The preferred first. */
  text: FamilyInUse[];
  display: FamilyInUse[];
  files: string[];
  /** Whether a sign of the book can be printed. */
  covers: (character: string) => boolean;
}

/** The fonts a book needs and no more: a family is opened only for signs that those before it lack. */
export function fontsFor(language: LanguageCode, characters: Iterable<string>): FontCase {
  const own = OWN[scriptOf(language)];
  const needed: FamilyId[] = [];
  let missing = new Set(characters);
  for (const id of new Set([own.text, own.first ?? 'andika', ...BEHIND])) {
    const left = new Set([...missing].filter((character) => !has(id, character)));
    if (id === own.text || left.size < missing.size) needed.push(id);
    missing = left;
    if (missing.size === 0) break;
  }
  const display: Family = FAMILIES[own.display];
  return {
    text: needed.map(inUse),
    display: [...new Set([own.display, ...needed])].map(inUse),
    files: [...new Set([...needed.map((id) => FAMILIES[id].text), display.display ?? display.text])],
    covers: (character) => !missing.has(character),
  };
}

function inUse(id: FamilyId): FamilyInUse {
  const { name, except }: Family = FAMILIES[id];
  return { name, except: except ?? null };
}

const coverages = new Map<FamilyId, Set<number>>();

function has(id: FamilyId, character: string): boolean {
  let coverage = coverages.get(id);
  if (!coverage) coverages.set(id, (coverage = coverageOf(fontFile(FAMILIES[id].text))));
  const { except }: Family = FAMILIES[id];
  return coverage.has(character.codePointAt(0) ?? 0) && !except?.includes(character);
}

const { resolve } = createRequire(import.meta.url);

export function fontFile(path: string): Buffer {
  return readFileSync(resolve(`@expo-google-fonts/${path}`));
}
