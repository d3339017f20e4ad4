/**
 * What espeak-ng reads wrongly in Swedish, put right in its own letters. It sees one letter after the other; Swedish has a hard g
 * in an ending, and many words with the stress behind their first syllable.
 */
export function swedishSounds(word: string, ipa: string): string {
  const spelling = word.toLocaleLowerCase('sv');
  const known = WORDS[spelling];
  if (known !== undefined) return known;
  return RULES.reduce(
    (sounds, { spelled, from, to }) => (spelled.test(spelling) ? sounds.replaceAll(from, to) : sounds),
    withLostR(spelling, ipa),
  );
}

const WORDS: Readonly<Record<string, string>> = {
  berget: 'bˈɛrjət',
  bredvid: 'breːvˈiːd',
  choklad: 'ʃɔklˈɑːd',
  egentligen: 'ejˈɛntlɪɡən',
  honung: 'hˈoːnɵŋ',
  igen: 'ɪjˈɛn',
  igenom: 'ɪjˈeːnɔm',
  kalas: 'kalˈɑːs',
  kanelbulle: 'kanˈeːlbˌɵlə',
  komet: 'kɔmˈeːt',
  kometen: 'kɔmˈeːtən',
  kras: 'krˈɑːs',
  kvitton: 'kvˈɪtɔn',
  ordentligt: 'ɔrdˈɛntlɪkt',
  raket: 'rakˈeːt',
  raketen: 'rakˈeːtən',
  öron: 'ˈøːrɔn',
  öronen: 'ˈøːrɔnən',
};

/** Of "svart" and "borta" only the t is told. */
function withLostR(spelling: string, ipa: string): string {
  const at = spelling.indexOf('rt');
  if (at === -1 || ipa.includes('rt')) return ipa;
  const before = spelling.slice(0, at).match(/t+/g)?.length ?? 0;
  const sounds = [...ipa.matchAll(/t+/g)];
  const lost = sounds[before] ?? sounds.at(-1);
  return lost ? `${ipa.slice(0, lost.index)}r${ipa.slice(lost.index)}` : ipa;
}

interface Rule {
  spelled: RegExp;
  from: RegExp;
  to: string;
}

const SHORT = 'aeiouyɑɔəɛœøɪʊɵ';
/** espeak-ng marks no length on ʉ, which is always long. */
const VOWELS = `${SHORT}ʉ`;

const RULES: readonly Rule[] = [
  // Hard in the endings of skogen, stigen, båge, väggen; "säger" has no long vowel before its j.
  { spelled: /[aeiouyåäö]ge/, from: /ːjə/g, to: 'ːɡə' },
  { spelled: /gge/, from: /ɡj(?=[əɛ])/g, to: 'ɡ' },
  // Hard in busken, soft in skepp and in rymdskepp.
  { spelled: /\p{L}ske[nrt]?s?$/u, from: /sxə/g, to: 'skə' },
  // The last a of viskade, snubblade and nycklar is short.
  {
    spelled: /[bcdfgkpst][klnr]a(?:de|r|rna|t)$/,
    from: /(?<=ˈ.*[^ˈˌ])ɑː(?=(?:də|r|rnˌ?a|t)$)/g,
    to: 'a',
  },
  { spelled: /^(?:(?:för)?sov|ovan(?:för|ifrån|på)?$|prov)/, from: /uːv/g, to: 'oːv' },
  { spelled: /^j?ord/, from: /oːrd/g, to: 'uːrd' },
  { spelled: /^/, from: /ˈə/g, to: 'ˈɛ' },
  {
    spelled:
      /^(?:för(?:bi$|låt|so[nv]|stå|stod|sv|sök|troll|ut$)|i(?:bland|från|håg|hop|kapp|sär|väg)$|hallå$|intill$|omkring$|tillbaka$|varandra|ändå$)/,
    from: new RegExp(`^([^ˈ]*)ˈ([${VOWELS}]ː?[^${VOWELS}ˌ]+)ˌ?(?=[${VOWELS}])`, 'g'),
    to: '$1$2ˈ',
  },
  // After a short vowel with the stress the consonant is long: tassar, brumma.
  { spelled: /^/, from: new RegExp(`(?<=ˈ[${SHORT}])([bdfɡklmnprstvŋ])(?=[${VOWELS}])`, 'g'), to: '$1ː' },
];
