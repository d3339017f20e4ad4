import { callings, type Called } from '#engines/storyteller/tales/grammar/calling.ts';
import type { Grammar } from '#engines/storyteller/tales/grammar/grammar.ts';
import {
  AFTER,
  apart,
  nounForms,
  onto,
  readEntry,
  type Gender,
} from '#engines/storyteller/tales/grammar/hi-nouns.ts';
import { moving, type Moves } from '#engines/storyteller/tales/grammar/moves.ts';
import type { Person } from '#engines/storyteller/tales/people.ts';

/** he, she, somebody honoured or several; a woman who is honoured, or several women. */
type Manner = 'm' | 'f' | 'h' | 'hf';

/**
 * Elders are honoured with the plural, and so is a child who is neither girl nor boy or of whom nothing is said: वे आए is
 * what Hindi has that asks for no gender. Animals and beings of whom nothing is said go by their word: कुत्ता, बिल्ली.
 */
function mannerOf(person: Person): Manner {
  const { kind, spoken, species, members = [] } = person;
  if (spoken === 'p') return members.length > 0 && members.every(isShe) ? 'hf' : 'h';
  if (kind === 'adult') return spoken === 'f' ? 'hf' : 'h';
  if (spoken === 'f' || spoken === 'm') return spoken;
  if (kind === 'child') return 'h';
  return species === 'cat' ? 'f' : 'm';
}
const isShe = (person: Person) => mannerOf(person) === 'f' || mannerOf(person) === 'hf';

/** वह, उसने, उसे, उसका; of the honoured वे, उन्होंने, उन्हें, उनका. */
const PRONOUN = /^(?:वह|वे|यह|ये|([उइ]|जि|कि)(?:सने|न्होंने|से|न्हें|[सन](?:का|की|के|को|से|में|पर|तक)))$/;
const ONE_AND_MANY: readonly (readonly [one: RegExp, many: RegExp, ofOne: string, ofMany: string])[] = [
  [/^वह$/, /^वे$/, 'वह', 'वे'],
  [/^यह$/, /^ये$/, 'यह', 'ये'],
  [/सने$/, /न्होंने$/, 'सने', 'न्होंने'],
  [/(?<!स)से$/, /न्हें$/, 'से', 'न्हें'],
  [/स(?=\p{L}[\p{L}\p{M}]*$)/u, /न(?=(?:का|की|के|को|से|में|पर|तक)$)/, 'स', 'न'],
];
function pronoun(word: string, many: boolean): string {
  const [ofOne, ofMany, one, several] =
    ONE_AND_MANY.find(([single, plural]) => single.test(word) || plural.test(word)) ?? [];
  if (!ofOne || !ofMany) return word;
  return many ? word.replace(ofOne, several ?? '') : word.replace(ofMany, one ?? '');
}

/** Words that end like a verb and are none. */
const FIXED =
  /^(?:धीरे|नीचे|पीछे|आगे|सामने|साथ|लिए|पहले|कैसे|जैसे|ऐसे|वैसे|के|ने|से|का|को|ही|भी|क्या|जल्दी|मा|.*(?<!^(?:ब|पुरा|सया|घ|अप))ना)$/;
/** What is said of somebody is no deed: अकेली थीं, but बोलीं. */
const STATE =
  /(?:^|-)(?:अकेला|छोटा|बड़ा|थका|भूखा|प्यासा|अच्छा|नन्हा|प्यारा|पूरा|सच्चा|ऊँचा|लंबा|खड़ा|पुराना|नया|पहला|दूसरा|वाला|जैसा|सा|मोटा|गीला|सूखा|पक्का|सीधा|उलटा|भला|बेचारा|लाडला|सयाना|चौकन्ना|डरा|घबराया)$|ता$/;

/** Of one man: गए is गया, आए आया, हुए हुआ, बोले बोला, करेंगे करेगा; उड़ाई उड़ाया. */
const OF_ONE_MAN: readonly (readonly [RegExp, string])[] = [
  [/^हैं$/, 'है'],
  [/(?<=[ेए])(?:ं|ँ)?ग[ेी]$/, 'गा'],
  [/ोंग[ेी]$|ोगी$/, 'ोगा'],
  [/ँग[ेी]$/, 'गा'],
  [/^([लदक])(?:ी|ीं|िए)$/, '$1िया'],
  [/^([गन])(?:ए|ई|ईं)$/, '$1या'],
  [/ु(?:ए|ई|ईं)$/, 'ुआ'],
  [/िए$/, 'िया'],
  [/(?<=[आाोेू])(?:ए|ई|ईं)$/, 'या'],
  [/(?:े|ी|ीं)$/, 'ा'],
];
function ofOneMan(word: string): string {
  if (FIXED.test(word)) return word;
  const [pattern, one] = OF_ONE_MAN.find(([each]) => each.test(word)) ?? [];
  return pattern && one !== undefined ? word.replace(pattern, one) : word;
}

/** A word of one man, for others; only the last of a deed is nasal: चली गईं. */
function inflect(word: string, manner: Manner, nasal: boolean): string {
  if (FIXED.test(word) || manner === 'm') return word;
  if (word === 'है') return manner === 'f' ? 'है' : 'हैं';
  const she = nasal && manner === 'hf' ? 'ीं' : 'ी';
  const sheAlone = nasal && manner === 'hf' ? 'ईं' : 'ई';
  const many = manner === 'h';
  if (/(?:[ेए]|ो)गा$/.test(word)) {
    const stem =
      manner === 'f' ? word.slice(0, -2) : `${word.slice(0, -2)}${/ए गा$|एगा$/.test(word) ? 'ँ' : 'ं'}`;
    return `${stem}${many ? 'गे' : 'गी'}`;
  }
  if (/^[लदक]िया$/.test(word)) return word.replace('िया', many ? 'िए' : she);
  if (word.endsWith('िया')) return word.replace(/या$/, many ? 'ए' : sheAlone);
  if (/^[गन]या$|[आाोेू]या$/.test(word)) return word.replace(/या$/, many ? 'ए' : sheAlone);
  if (word.endsWith('ुआ')) return word.replace(/आ$/, many ? 'ए' : sheAlone);
  return word.replace(/ा$/, many ? 'े' : she);
}

/** Before these a stem stands as it is: बता दिया, मुस्कुरा रहा था; but चला गया, बैठा रहा. */
function isStem(word: string, next = '', third = ''): boolean {
  if (/^(?:जा|खा|गा|ला|पा|छा|आ)$/.test(word)) return next !== '';
  return /^(?:सक|चुक|पा|ल[िे]|द[िे])/.test(next) || (next.startsWith('रह') && third !== '');
}

function agreeing(words: readonly string[], manner: Manner, isLast: boolean): string {
  return words
    .map((word, i) => {
      if (PRONOUN.test(word)) return pronoun(word, manner === 'h' || manner === 'hf');
      if (isStem(word, words[i + 1], words[i + 2])) return word;
      const afterParticiple = word === 'हुआ' && words[i - 1]?.endsWith('ा');
      const nasal = isLast && i === words.length - 1 && !STATE.test(word) && !afterParticiple;
      return inflect(word, manner, nasal);
    })
    .join(' ');
}

const CALLED: readonly Called[] = [
  called('लड़का', 'लड़की', 'बच्चा', 'बच्चे, पुं. बहु.', 'लड़कियाँ, स्त्री. बहु.'),
  called('बेटा', 'बेटी', 'बच्चा', 'बच्चे, पुं. बहु.', 'बेटियाँ, स्त्री. बहु.'),
  called('भाई', 'बहन, स्त्री.', 'साथी, पुं.', 'भाई-बहन, पुं. बहु.', 'बहनें, स्त्री. बहु.'),
  called('राजा', 'रानी', 'शासक', 'शासक, पुं. बहु.'),
  called('राजकुमार', 'राजकुमारी', 'राजघराने का बच्चा / बच्चा', 'बच्चे, पुं. बहु.'),
  called('आदमी, पुं.', 'औरत, स्त्री.', 'इंसान', 'लोग, पुं. बहु.', 'औरतें, स्त्री. बहु.'),
];
function called(m: string, f: string, n: string, p: string, ff = p): Called {
  return { m: m === 'भाई' ? 'भाई, पुं.' : m, f, n, x: n, p, ff };
}
const calling = callings(CALLED, { nounForms, apart, onto });

/** Of one man, as verbs are looked up. */
const MOVES: Moves = {
  दौड़ा: ['तेज़ी से बढ़ा', 'जल्दी से बढ़ा'],
  'दौड़ता हुआ': ['पहिए घुमाता हुआ', 'जल्दी-जल्दी चलता हुआ'],
  दौड़कर: ['पहिए घुमाकर', 'जल्दी से'],
  भागा: ['तेज़ी से बढ़ा', 'जल्दी से बढ़ा'],
  टहला: ['घूमा'],
  कूदा: ['उछला', 'चौंका'],
  कूदकर: ['उछलकर', 'जल्दी से'],
  चढ़ा: ['ऊपर पहुँचा', 'धीरे-धीरे चढ़ा'],
  चढ़कर: ['ऊपर पहुँचकर', 'धीरे-धीरे चढ़कर'],
  उतरा: ['नीचे आया', 'धीरे-धीरे उतरा'],
  नाचा: ['घूम-घूमकर नाचा'],
  'उठ खड़ा हुआ': ['सीधा होकर बैठा', 'धीरे-से उठा'],
  'खड़ा था': ['बैठा था'],
  'दबे पाँव': ['बिना आवाज़ किए', 'धीरे-धीरे'],
  पैदल: ['पहियों पर'],
  पाँव: ['पहिए'],
};

/** After "ने" the verb goes with its object, and stays as it is; or with a noun: {उड़ाई:पतंग}. */
const WITH_NE = /(?:(?<![\p{L}\p{M}])ने|सने|न्होंने)\}? (?:(?!\sऔर\s)[^।!?,“”…—])*$/u;
const AUXILIARY = /^ \{?(?:था|थे|है|हैं|हुआ|हुए|रहा|रहे|गया|गए|होगा|होंगे)(?![\p{L}\p{M}])/u;
const CHANGES = /(?:ा|ुआ|या)$|^है$/;

/** A noun with its postposition is no deed: whoever misspells it hears of it. */
const OF_NOUNS = / (?:ने|को|में|पर|तक|का|की|के)$/;

const ofOne = (word: string) => (PRONOUN.test(word) ? pronoun(word, false) : ofOneMan(word));

function agreement(word: string, after = '', before = ''): string | undefined {
  const found = calling.agreement(word);
  if (found !== undefined) return found;
  if (/^अपन[ाेी]$/.test(word) || (!(word in MOVES) && OF_NOUNS.test(word))) return undefined;
  const words = word in MOVES ? word.split(' ') : word.split(' ').map(ofOne);
  const deed = words.findLast((each) => !PRONOUN.test(each) && !/^(?:है|था|होगा)$/.test(each));
  const isDone = deed !== undefined && /[^त]ा$|आ$/.test(deed) && !deed.endsWith('गा') && !FIXED.test(deed);
  if (isDone && WITH_NE.test(before) && !STATE.test(deed)) return undefined;
  const changes = (each: string) => PRONOUN.test(each) || (CHANGES.test(each) && !FIXED.test(each));
  if (!words.some(changes) && !(words.join(' ') in MOVES)) return undefined;
  return [AUXILIARY.test(after) ? 'begins' : 'acts', ...words].join(' ');
}

function agree(agreed: string, person: Person): string {
  const said = calling.agree(agreed, person);
  if (said !== undefined) return said;
  const [how, ...words] = agreed.split(' ');
  const phrase = words.join(' ');
  const whole = moving(MOVES, phrase, person);
  const moved = whole === phrase ? words.map((word) => moving(MOVES, word, person)).join(' ') : whole;
  return agreeing(moved.split(' '), mannerOf(person), how === 'acts');
}

/** {उड़ाई:पतंग}, {बड़ा:केक}: with a noun. */
function ofNoun(word: string, entry: string): string | undefined {
  const { gender, many, honoured } = readEntry(entry);
  const words = word.split(' ').map(ofOne);
  if (!words.some((each) => PRONOUN.test(each) || CHANGES.test(each))) return undefined;
  return agreeing(words, many || honoured ? (gender === 'f' ? 'hf' : 'h') : gender, true);
}

const PETS: Readonly<Record<string, Readonly<Record<Gender, string>>>> = {
  dog: { m: 'प्यारा कुत्ता', f: 'प्यारी डॉगी' },
  cat: { m: 'प्यारा बिल्ला', f: 'प्यारी बिल्ली' },
};
const END = '(?![\\p{L}\\p{M}])';

export const hi: Grammar = {
  nounForms,
  /** Names do not change; with their postposition they are looked up as one, for nobody is introduced in the oblique. */
  nameForms: (name) =>
    new Map([['name', name], ...[...AFTER, 'में', 'पर'].map((after) => [after, `${name} ${after}`] as const)]),
  plainName: 'name',
  plainNoun: 'bare',
  introduce(person) {
    const { name, species = '', intro } = person;
    const kind = PETS[species]?.[mannerOf(person) === 'f' ? 'f' : 'm'];
    return intro ?? (kind && `${kind} ${name}`);
  },
  agreement,
  agree,
  adjectives: { apart, onto },
  ofNoun,
  lovedForms: ['of'],
  asksForOtherForm: /^ (?:का|के|की|को|से|में|पर|तक|वाल[ाेी])(?![\p{L}\p{M}])/u,
  list: (names) =>
    names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} और ${names.at(-1)}`,
  outside: /(?<![\p{L}\p{M}])एक $/u,
  outsideAfter: /^ (?:में|पर|को|से|का|की|के|तक|ने)(?![\p{L}\p{M}])/u,
  capitals: false,
  quotes: ['“', '”'],
  // A day, a door and a ghost are masculine as well: only who is वह and does what people do.
  betrays: {
    f: new RegExp(`(?<![\\p{L}\\p{M}])(?:वह (?:बोला|हँसा|रोया|मुस्कुराया|दौड़ा|सोया)|लड़का|लड़के)${END}`, 'u'),
    m: new RegExp(`(?<![\\p{L}\\p{M}])(?:वह (?:बोली|हँसी|रोई|मुस्कुराई|दौड़ी|सोई)|लड़की)${END}`, 'u'),
  },
  speaks: (name) =>
    new RegExp(
      `(?<![\\p{L}\\p{M}])${RegExp.escape(name)} (?:बोल[ाीे]|ने (?:कहा|पूछा|बताया|फुसफुसाकर))${END}`,
      'u',
    ),
  faults: [
    [/[\u093e-\u094c]{2}/u, 'two vowel signs'],
    [/(?<![\u0915-\u0939\u0958-\u095f\u093c])[\u093e-\u094c]/u, 'a vowel sign without a letter'],
    [/[\u0900-\u097f]\.(?!\.)/u, 'a full stop for a danda'],
    [/ [।!?,]|[!?]।|।[,!?।]|,,|,।|["']/u, 'punctuation'],
    [/\p{Script=Latin}\p{Script=Devanagari}/u, 'a postposition that grew onto a Latin name'],
    [/(?<![\p{L}\p{M}])(ने|को|से|में|पर|का|की|के|तक|एक) \1(?![\p{L}\p{M}])/u, 'the same word twice'],
    [/(?<![\p{L}\p{M}])(?:ने|को) (?:ने|को|से|में|का|की|के)(?![\p{L}\p{M}])/u, 'two postpositions'],
    [/(?<![\p{L}\p{M}])(?:वह|यह|वे|ये) (?:ने|को|से|में|का|की|के)(?![\p{L}\p{M}])/u, 'a pronoun that is not oblique'],
    [/(?<![\p{L}\p{M}])वे (?:[\p{L}\p{M}]+ ){0,2}(?:था|थी|है)(?![\p{L}\p{M}])/u, 'वे था'],
    [
      /(?<![\p{L}\p{M}])(?:कमर|दरवाज़|डिब्ब|कुत्त|बच्च|लड़क)ा (?:ने|को|से|में|पर|का|की|के)(?![\p{L}\p{M}])/u,
      'a noun that is not oblique',
    ],
    [
      /(?:दादाजी|दादी|नानाजी|नानी|माँ|पापा) (?:बोला|आया|गया|आई|गई|हँसा|था)(?![\p{L}\p{M}])/u,
      'an elder without respect',
    ],
  ],
};
