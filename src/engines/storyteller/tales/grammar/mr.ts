import { callings, isAllShe, type Called } from '#engines/storyteller/tales/grammar/calling.ts';
import type { Bearer, Forms, Grammar, Sizes } from '#engines/storyteller/tales/grammar/grammar.ts';
import { moving, type Moves } from '#engines/storyteller/tales/grammar/moves.ts';
import { lovedStem } from '#engines/storyteller/tales/grammar/mr-loved.ts';
import {
  apart,
  endIn,
  nounForms as formsOfNoun,
  onto,
  readEntry,
  type Ending,
} from '#engines/storyteller/tales/grammar/mr-nouns.ts';
import type { Person } from '#engines/storyteller/tales/people.ts';

/** What is loved stands in no dictionary, without its gender: {आगगाड्यां}बद्दल. */
function nounForms(entry: string): Forms<Sizes> {
  if (entry.includes(',')) return formsOfNoun(entry);
  const stem = lovedStem(entry);
  return new Map([...formsOfNoun(entry), ['of', { long: stem, short: stem }]]);
}

/** he, she, it; somebody honoured or several; a woman who is honoured, or several women; several of it. */
type Manner = 'm' | 'f' | 'n' | 'h' | 'hf' | 'np';

/** The women of the house are close: आजी म्हणाली; others are honoured: जोशीबाई म्हणाल्या. Men are always: आजोबा म्हणाले. */
const CLOSE =
  /(?:^|\s)(?:आई|आजी|पणजी|मम्मी|मम्मा|अम्मा|मावशी|आत्या|काकू|मामी|ताई|वहिनी|माई|अक्का|नानी|aai|aaji|aji|mavshi|atya|aatya|kaku|mami|tai)$/i;

/**
 * A child who is neither girl nor boy, or of whom nothing is said, is spoken of as elders are: ते आले asks for no gender
 * and is kind. A being of whom nothing is said is ते आलं; animals go by their word: कुत्रा, मांजर.
 */
function mannerOf(person: Person): Manner {
  const { name, kind, spoken, species } = person;
  if (spoken === 'p') return isAllShe(person) ? 'hf' : 'h';
  if (kind === 'adult') return spoken !== 'f' ? 'h' : CLOSE.test(name) ? 'f' : 'hf';
  if (spoken === 'f' || spoken === 'm') return spoken;
  if (kind === 'child') return 'h';
  return kind === 'being' ? 'n' : species === 'cat' ? 'f' : 'm';
}

const SUFFIXES = [
  'ला',
  'ने',
  'चा',
  'ची',
  'चे',
  'चं',
  'च्या',
  'शी',
  'कडे',
  'कडून',
  'साठी',
  'बरोबर',
  'सोबत',
  'पासून',
  'जवळ',
  'मागे',
  'पुढे',
  'समोर',
  'वर',
  'पेक्षा',
  'मुळे',
  'सारखा',
  'सारखी',
  'सारखं',
];
const HONOURED: Readonly<Record<string, string>> = { ला: 'ना', ने: 'नी' };
const NAME_ENDING = `(?:ा?ं)?(?:${SUFFIXES.join('|')}|ना|नी|बद्दल|शिवाय|मध्ये|पाशी)?(?:ही|च|सुद्धा|देखील)?`;

/** रोहनला, मीराची; of the honoured आजोबांना, आजोबांची; a Latin name has a hyphen: Emma-ला. Of several the last one has the ending. */
function nameForms(name: string, bearer?: Bearer): Forms<string> {
  const last = bearer?.members?.at(-1);
  const who = last ?? (bearer && { name, facts: [], ...bearer });
  const honoured = who?.kind === 'adult' && mannerOf(who) !== 'f';
  const isLatin = !/\p{Script=Devanagari}$/u.test(name);
  const nasal = isLatin ? '-' : /[\u093e-\u094cअ-औ]$/.test(name) ? 'ं' : 'ां';
  const stem = name + (isLatin ? '-' : honoured ? nasal : '');
  return new Map([
    ['name', name],
    ['ही', `${name}${isLatin ? '-' : ''}ही`],
    ...SUFFIXES.map((suffix) => [suffix, stem + ((honoured && HONOURED[suffix]) || suffix)] as const),
  ]);
}

/** तो, त्याला, त्याच्याकडे; हा, याला; जो, ज्याला. */
const NOMINATIVE: Readonly<Record<string, Readonly<Record<Manner, string>>>> = {
  त: { m: 'तो', f: 'ती', n: 'ते', h: 'ते', hf: 'त्या', np: 'ती' },
  ह: { m: 'हा', f: 'ही', n: 'हे', h: 'हे', hf: 'ह्या', np: 'ही' },
  ज: { m: 'जो', f: 'जी', n: 'जे', h: 'जे', hf: 'ज्या', np: 'जी' },
};
const OBLIQUE: Readonly<Record<string, readonly [he: string, she: string, many: string]>> = {
  त: ['त्या', 'ति', 'त्यां'],
  ह: ['या', 'हि', 'यां'],
  ज: ['ज्या', 'जि', 'ज्यां'],
};
const DECLINED = /^(त्या|या|ज्या)ं?(ला|ना|ने|नी|चा|ची|चे|चं|च्या\S*|शी|हून)$/;
const MANY: Readonly<Record<string, string>> = { ला: 'ना', ने: 'नी' };
const ONE: Readonly<Record<string, string>> = { ना: 'ला', नी: 'ने' };

function readPronoun(word: string): string | undefined {
  const nominative = Object.entries(NOMINATIVE).find(([, { m, h }]) => word === m || word === h)?.[0];
  if (nominative) return `${nominative}:`;
  const [, stem, ending = ''] = DECLINED.exec(word) ?? [];
  const root = Object.entries(OBLIQUE).find(([, [he]]) => he === stem)?.[0];
  return root && `${root}:${ONE[ending] ?? ending}`;
}
function pronoun(read: string, manner: Manner): string {
  const [root = '', ending = ''] = read.split(':');
  if (ending === '') return NOMINATIVE[root]?.[manner] ?? '';
  const [he = '', she = '', many = ''] = OBLIQUE[root] ?? [];
  if (manner === 'f') return she + ending;
  return manner === 'm' || manner === 'n' ? he + ending : many + (MANY[ending] ?? ending);
}

const ENDINGS: Readonly<Record<Manner, Ending>> = { m: 'ा', f: 'ी', n: 'ं', h: 'े', hf: '्या', np: 'ी' };
/** Words that end like a verb and are none. */
const FIXED =
  /^(?:मागे|पुढे|कडे|इथे|तिथे|कुठे|जिथे|सारखे|पुन्हा|जरा|किंवा|तेव्हा|जेव्हा|मोठ्याने|सुद्धा|करता|येता|जाता|\S*(?:साठी|णे|ण्या|ून|त))$/;

/** Of one man: म्हणाले is म्हणाला, जातात जातो, आहेत आहे, जातील जाईल, करतील करेल. */
function ofOneMan(word: string): string {
  if (/^आहेत?$/.test(word)) return 'आहे';
  if (word === 'नाहीत') return 'नाही';
  if (word.endsWith('तात')) return `${word.slice(0, -2)}ो`;
  if (word.endsWith('तील')) return word.slice(0, -3) + (/[ाेो]तील$/.test(word) ? 'ईल' : 'ेल');
  return FIXED.test(word) ? word : word.replace(/े$/, 'ा');
}
/** Not घराच्या: what ends so stays as it is, whoever it goes with. */
const CHANGES = /(?:(?<!्य)ा|..तो|ेल|ईल|ील)$|^(?:आहे|नाही)$/;

function inflect(word: string, manner: Manner): string {
  const many = manner === 'h' || manner === 'hf' || manner === 'np';
  if (FIXED.test(word)) return word;
  if (word === 'आहे' || word === 'नाही') return many ? `${word}त` : word;
  if (/(?:ेल|ईल|ील)$/.test(word)) return many ? `${word.replace(/(?:ेल|ईल|ील)$/, '')}तील` : word;
  if (/..तो$/.test(word)) return word.slice(0, -1) + (many ? 'ात' : { m: 'ो', f: 'े', n: 'ं' }[manner as 'm']);
  return word.endsWith('ा') ? endIn(word, ENDINGS[manner]) : word;
}

/** In the past these go with what is done, whoever does it, and stay as they are; or with a noun: {उचलला:डबा}. */
const DONE_TO =
  /^(?:केला|घेतला|दिला|पाहिला|बघितला|ठेवला|उचलला|म्हटला|सांगितला|विचारला|ऐकला|खाल्ला|काढला|लावला|घातला|बांधला|शोधला|फेकला|पकडला|उघडला|बनवला|दाखवला|वाचला|लिहिला|मारला)$/;

const CALLED: readonly Called[] = [
  called('मुलगा, पु.', 'मुलगी, स्त्री.', 'मूल, न.', 'मुलं, न. अ. व.', 'मुली, स्त्री. अ. व.'),
  called('भाऊ, पु.', 'बहीण, स्त्री.', 'भावंड, न.', 'भावंडं, न. अ. व.', 'बहिणी, स्त्री. अ. व.'),
  called('मित्र, पु.', 'मैत्रीण, स्त्री.', 'सोबती, पु.', 'सोबती, पु. अ. व.', 'मैत्रिणी, स्त्री. अ. व.'),
  called('राजा, पु.', 'राणी, स्त्री.', 'राजघराण्यातलं मूल / मूल, न.', 'राजे, पु. अ. व.', 'राण्या, स्त्री. अ. व.'),
  called('माणूस, पु.', 'बाई, स्त्री.', 'व्यक्ती, स्त्री.', 'माणसं, न. अ. व.', 'बायका, स्त्री. अ. व.'),
];
function called(m: string, f: string, n: string, p: string, ff: string): Called {
  return { m, f, n, x: n, p, ff };
}
const calling = callings(CALLED, { nounForms, apart, onto });

/** Of one man, as verbs are looked up. */
const MOVES: Moves = {
  धावला: ['सुसाट निघाला', 'घाईने निघाला'],
  धावत: ['सुसाट', 'घाईघाईने'],
  पळाला: ['सुसाट निघाला', 'घाईने निघाला'],
  पळत: ['सुसाट', 'घाईघाईने'],
  चालला: ['चाकं फिरवत निघाला'],
  चालत: ['चाकं फिरवत'],
  'उड्या मारत': ['गोल गोल फिरत', 'आनंदाने'],
  चढला: ['वर पोहोचला', 'हळूहळू चढला'],
  उतरला: ['खाली आला', 'हळूहळू उतरला'],
  'उभा राहिला': ['ताठ बसला', 'हळूच उभा राहिला'],
  उठला: ['सरसावून बसला'],
  नाचला: ['गोल गोल फिरत नाचला'],
  चवड्यांवर: ['आवाज न करता', 'हळूच'],
  पाय: ['चाकं'],
};

const ofOne = (word: string) => {
  const read = readPronoun(word);
  return read === undefined ? ofOneMan(word) : read;
};
const isPronoun = (word: string) => word.includes(':');

function agreement(word: string): string | undefined {
  const found = calling.agreement(word);
  if (found !== undefined) return found;
  const words = word in MOVES ? word.split(' ') : word.split(' ').map(ofOne);
  if (words.some((each) => DONE_TO.test(each))) return undefined;
  const changes = (each: string) => isPronoun(each) || (CHANGES.test(each) && !FIXED.test(each));
  return words.some(changes) || words.some((each) => each in MOVES) || word in MOVES
    ? ['acts', ...words].join(' ')
    : undefined;
}

function agreeing(words: readonly string[], manner: Manner): string {
  return words.map((word) => (isPronoun(word) ? pronoun(word, manner) : inflect(word, manner))).join(' ');
}

function agree(agreed: string, person: Person): string {
  const said = calling.agree(agreed, person);
  if (said !== undefined) return said;
  const [, ...words] = agreed.split(' ');
  const phrase = words.join(' ');
  const whole = moving(MOVES, phrase, person);
  const moved = whole === phrase ? words.map((word) => moving(MOVES, word, person)).join(' ') : whole;
  return agreeing(moved.split(' '), mannerOf(person));
}

/** {उचलला:डबा}, {त्याला:डबा}: with a noun. */
function ofNoun(word: string, entry: string): string | undefined {
  const { gender, many } = readEntry(entry);
  const words = word.split(' ').map(ofOne);
  if (!words.some((each) => isPronoun(each) || (CHANGES.test(each) && !FIXED.test(each)))) return undefined;
  return agreeing(words, many ? ({ m: 'h', f: 'hf', n: 'np' } as const)[gender] : gender);
}

const PETS: Readonly<Record<string, Readonly<Record<'m' | 'f', string>>>> = {
  dog: { m: 'लाडका कुत्रा', f: 'लाडकी कुत्री' },
  cat: { m: 'लाडका बोका', f: 'लाडकी मांजर' },
};
const START = '(?<![\\p{L}\\p{M}])';
const END = '(?![\\p{L}\\p{M}])';

export const mr: Grammar = {
  nounForms,
  nameForms,
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
  asksForOtherForm: /^[\p{L}\p{M}]/u,
  list: (names) =>
    names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} आणि ${names.at(-1)}`,
  outside: /(?<![\p{L}\p{M}])एक $/u,
  nameEnding: NAME_ENDING,
  capitals: false,
  quotes: ['“', '”'],
  // तो and ती are said of things as well: only who does what people do.
  betrays: {
    f: new RegExp(`${START}(?:तो (?:म्हणाला|हसला|रडला|धावला|झोपला)|मुलगा|त्याने विचारलं)${END}`, 'u'),
    m: new RegExp(`${START}(?:ती (?:म्हणाली|हसली|रडली|धावली|झोपली)|मुलगी|तिने विचारलं)${END}`, 'u'),
  },
  speaks: (name) =>
    new RegExp(`${START}${RegExp.escape(name)}(?: म्हणाल[ाींे]|-?ने (?:म्हटलं|विचारलं|सांगितलं))${END}`, 'u'),
  faults: [
    [/[\u093e-\u094c]{2}/u, 'two vowel signs'],
    [/(?<![\u0915-\u0939\u0931\u093c\u0958-\u095f])[\u093e-\u094d]/u, 'a vowel sign without a letter'],
    [/[।॥]/u, 'a danda for a full stop'],
    [/\.\.|,,| [,.!?]|,\.|[!?][.,]|["']/u, 'punctuation'],
    [/\p{Script=Latin}\p{Script=Devanagari}/u, 'an ending that grew onto a Latin name'],
    [/(?<=[\p{L}\p{M}] )(?:चा|ची|चे|चं|च्या|ला|ने|पाशी|साठी|कडून)(?=[ .,])/u, 'an ending apart from its word'],
    [
      /(?:गुहा|शाळा|डबा|किल्ला|मनोरा|घोडा|तळं|मुलगा|मुलगी)(?:ला|ने|त|वर|चा|ची|चे|चं|च्या|पाशी|मागे|खाली|कडे)(?![\p{L}\p{M}])/u,
      'an ending on the direct form',
    ],
    [/(?:ने|नी) म्हणाल[ाीे](?![\p{L}\p{M}])/u, 'ने before म्हणाला'],
    [
      /(?<![\p{L}\p{M}])(?:आजोबा|बाबा|काका|मामा) (?:म्हणाला|आला|गेला|हसला|होता)(?![\p{L}\p{M}])/u,
      'an elder without respect',
    ],
    [
      /(?<![\p{L}\p{M}])(?:आजोबा|बाबा|काका|मामा)(?:ला|ने|चा|ची|चं|च्या)(?![\p{L}\p{M}])/u,
      'an elder’s name without respect',
    ],
    [/(?<![\p{L}\p{M}])(आणि|पण|की|तर|होती|होता|एक) \1(?![\p{L}\p{M}])/u, 'the same word twice'],
  ],
};
