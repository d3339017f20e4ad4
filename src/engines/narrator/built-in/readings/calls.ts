import type { LanguageCode } from '#domain/languages.ts';

/** Sounds that have letters but no vowel, with something near that a voice can say instead of spelling them. */
const CALLS: Record<LanguageCode, [RegExp, string][]> = {
  en: [
    [/^s+h+$/, 'shush'],
    [/^p+s+t+$/, 'psst'],
    [/^p+s+h+$/, 'pish'],
    [/^(?:h+m+|m{2,}|m+h+m+)$/, 'hmm'],
    [/^b+r+$/, 'burr'],
    [/^b+z+t*$/, 'buzz'],
    [/^z{2,}$/, 'zizz'],
    [/^g*r{2,}h*$/, 'gurr'],
    [/^p*f{2,}t*$/, 'piff'],
    [/^s{2,}$/, 'hiss'],
    [/^v+r+m+$/, 'vroom'],
    [/^a+r+g+h*$/, 'argh'],
    [/^e+w{2,}$/, 'ew'],
    [/^a+w{2,}$/, 'aw'],
    [/^a{2,}h*$/, 'ah'],
    [/^a+h{2,}$/, 'ah'],
    [/^o{2,}h*$/, 'ooh'],
    [/^o+h{2,}$/, 'oh'],
    [/^w+h*e{3,}$/, 'whee'],
  ],
  es: [
    [/^(?:s+h+|c+h+(?:s+|t+|s+t+)?)$/, 'chis'],
    [/^p+s+t+$/, 'pist'],
    [/^(?:[hj]+m+|m{2,}|m+h+m*)$/, 'jum'],
    [/^b+r+$/, 'burr'],
    [/^b+z+$/, 'bis'],
    [/^z{2,}$/, 'zis'],
    [/^g*r{2,}$/, 'gurr'],
    [/^p+f+$/, 'puf'],
    [/^s{2,}$/, 'sis'],
  ],
  fr: [
    [/^(?:c+h+u*t*|s+h+)$/, 'chute'],
    [/^p+s+i*t+$/, 'psitt'],
    [/^(?:h+m+|m{2,})$/, 'heum'],
    [/^b+r+$/, 'brou'],
    [/^b*z{2,}$/, 'bzi'],
    [/^g*r{2,}$/, 'grou'],
    [/^p+f+t*$/, 'pfou'],
    [/^s{2,}$/, 'sisse'],
  ],
  de: [
    [/^(?:s+c+h+t*|s+h+)$/, 'schisch'],
    [/^p+s+(?:c+h+)?t*$/, 'pist'],
    [/^(?:h+m+|m{2,}h*|m+h+m*)$/, 'hm'],
    [/^b+r+$/, 'burr'],
    [/^b+[sz]+$/, 'biss'],
    [/^[sz]{2,}$/, 'siss'],
    [/^g*r{2,}$/, 'gurr'],
    [/^p+f+t*$/, 'puff'],
  ],
  sv: [
    [/^(?:s+[cj]*h+|s+j+)$/, 'hysch'],
    [/^p+s+t+$/, 'pist'],
    [/^(?:h+m+|m{2,})$/, 'hömm'],
    [/^b+r+$/, 'burr'],
    [/^b+z+$/, 'biss'],
    [/^[sz]{2,}$/, 'siss'],
    [/^g*r{2,}$/, 'gurr'],
    [/^p+f+t*$/, 'puff'],
  ],
  hi: [
    [/^(?:श्){1,}श?$/, 'शश'],
    [/^ब्(?:र्)+र?$/, 'बर्र'],
    [/^ग्(?:र्)+र?$/, 'गुर्र'],
    [/^ह?(?:म्){1,}म?$/, 'हम्'],
    [/^(?:ज़्?){2,}$/u, 'ज़ज़'],
  ],
  mr: [
    [/^(?:श्){1,}श?$/, 'शश'],
    [/^ब्(?:र्)+र?$/, 'बर्र'],
    [/^ग्(?:र्)+र?$/, 'गुर्र'],
    [/^ह?(?:म्){1,}म?$/, 'हम्'],
  ],
  ta: [
    [/^(?:ஷ்)+$/, 'உஷ்'],
    [/^(?:ஸ்)+$/, 'உஸ்'],
    [/^(?:ஹ்)?(?:ம்)+$/, 'உம்'],
    [/^ப்(?:ர்)+$/, 'பர்ர்'],
  ],
  zh: [],
  ja: [],
};

const NO_WORDS: ReadonlySet<string> = new Set();
/** Words with a letter that is doubled even when nobody stretches them. */
const DOUBLED: Record<LanguageCode, ReadonlySet<string>> = {
  en: new Set(
    `whoosh swoosh swoop loop scoop hoop oops whoops soon good look zoom moon boo moo woo too coo food cool room boom
    woof hoot toot book cook took foot wood school pool balloon igloo goose loose tooth broom bloom gloom spooky poor door
    floor eek wee whee see bee tree free three knee yippee coffee agree sleep sweet creep peep beep deep keep feel wheel
    green queen seen need feet meet street week seek cheese sneeze breeze freeze sheep teeth been hiss miss kiss pass grass
    glass less mess bless boss cross moss fuss buzz fizz fuzz jazz well tell yell smell bell shell spell tall all fall ball
    wall call small hill still will fill full pull hello silly jelly yellow off puff fluff cliff sniff happy puppy funny
    sunny bunny hurry sorry carry apple little giggle bubble wiggle`.split(/\s+/),
  ),
  es: new Set(['leer', 'creer', 'zoo']),
  de: new Set(
    'schnee see fee tee klee idee allee meer leer beere boot moos zoo moor haar saal paar aal tee kaffee beet'.split(
      ' ',
    ),
  ),
  fr: NO_WORDS, // what it doubles, `TWICE` knows
  sv: NO_WORDS,
  // These are not written in Latin letters.
  hi: NO_WORDS,
  mr: NO_WORDS,
  ta: NO_WORDS,
  zh: NO_WORDS,
  ja: NO_WORDS,
};

const NEVER = /(?!)/;
/** Whether a consonant that is drawn out is written twice. */
const TWICE: Record<LanguageCode, RegExp> = {
  en: NEVER, // its doubled words stand above
  es: /(?<=.)r|l/,
  fr: /(?<=[aeiouyéèê])[bcdflmnprst](?=[aeiouyéèê])/,
  de: /(?<=[aeiouäöü])[bdfglmnprst]/,
  sv: /(?<=[aeiouyåäö])[bdfgklmnprst]/,
  hi: NEVER,
  mr: NEVER,
  ta: NEVER,
  zh: NEVER,
  ja: NEVER,
};

/** A call or a stretched word as a voice can say it, or undefined if it is neither. Expects small letters. */
export function call(word: string, language: LanguageCode): string | undefined {
  const said = CALLS[language].find(([pattern]) => pattern.test(word))?.[1];
  if (said !== undefined) return said;
  const short = shortened(word, language);
  const spoken = withVowel(short, short !== word);
  return spoken === word ? undefined : spoken;
}

function shortened(word: string, language: LanguageCode): string {
  if (/\p{Script=Latin}/u.test(word)) return shortenedLatin(word, language);
  return (
    word
      // नहींईईई: the vowels after the word only draw it out; बचाओओओ has one of its own.
      .replace(/(?<=[\p{L}\p{M}])([अआइईउऊएऐओऔஅஆஇஈஉஊஎஏஐஒஓஔ])\1*$/u, (run, vowel: string, at: number) =>
        drawsOut(word.slice(0, at), vowel) ? '' : run.length > 1 ? vowel : run,
      )
      .replaceAll(/([अआइईउऊएऐओऔஅஆஇஈஉஊஎஏஐஒஓஔ])\1+/gu, '$1')
      .replaceAll(/(\p{M})\1+/gu, '$1')
      .replaceAll(/(\p{L}[्்])\1{2,}/gu, '$1')
      .replaceAll(/(\p{Script=Han})\1{3,}/gu, '$1$1$1')
      .replaceAll(/([ぁ-ゖァ-ヺー])\1{2,}/gu, '$1ー')
      .replaceAll(/ー+/g, 'ー')
  );
}

/** The sign of a vowel within a word, for the letter that stands alone. */
const SIGNS: Readonly<Record<string, string>> = Object.fromEntries(
  'आा इि ईी उु ऊू एे ऐै ओो औौ ஆா இி ஈீ உு ஊூ எெ ஏே ஐை ஒொ ஓோ ஔௌ'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(1)]),
);

/** Does a word end in that vowel already? */
function drawsOut(before: string, vowel: string): boolean {
  const bare = before.replace(/[ँंः]$/u, '');
  const sign = SIGNS[vowel];
  return sign === undefined ? /\p{L}$/u.test(bare) : bare.endsWith(sign);
}

function shortenedLatin(word: string, language: LanguageCode): string {
  if (!/(\p{L})\1{2,}/u.test(word)) return word;
  // Síii: what draws a vowel out has no accent.
  const drawn = /([áéíóúàèùâêîôûäöü])(\p{L})\2*$/u.exec(word);
  if (drawn?.[1]?.normalize('NFD').charAt(0) === drawn?.[2] && drawn) return word.slice(0, drawn.index + 1);
  const known = DOUBLED[language];
  const candidates = variants(word);
  const real = candidates.find((each) => known.has(each));
  if (real !== undefined) return real;
  const twice = TWICE[language];
  return word.replaceAll(/(\p{L})\1{2,}/gu, (run, letter: string, at: number) => {
    const around = `${word.slice(0, at)}${letter}${word.slice(at + run.length)}`;
    const sticky = new RegExp(twice.source, 'uy');
    sticky.lastIndex = at;
    return sticky.test(around) ? letter + letter : letter;
  });
}

/** Every stretched letter once or twice, in all ways. */
function variants(word: string): string[] {
  const [run, letter = ''] = /(\p{L})\1{2,}/u.exec(word) ?? [];
  if (run === undefined) return [word];
  return [word.replace(run, letter), word.replace(run, letter + letter)].flatMap(variants);
}

const UNITS = /^(?:[kcmd]?m|k?g|m?l|cl|dl|mph|tv|cd|pc|dj|nth|rhythm|hymn|psst|tsk|hmm|hm|grr)$/;

/** A word without a vowel would be spelled: "krrk" becomes "kirk". */
function withVowel(word: string, stretched: boolean): string {
  if (!/^[bcdfghjklmnpqrstvwxz]{2,}$/.test(word) || UNITS.test(word)) return word;
  if (word.length < 3 && !stretched) return word;
  return `${word.charAt(0)}i${word.slice(1)}`;
}
