import { describe, expect, test } from 'vitest';
import { mr } from '#engines/storyteller/tales/grammar/mr.ts';
import type { Person, Spoken } from '#engines/storyteller/tales/people.ts';
import { adult, child, pet, somebody, tellTrial } from '#engines/storyteller/tales/testing/tell-trial.ts';
import { trialWords } from '#engines/storyteller/tales/testing/trial-book.ts';

describe('nouns, as a dictionary prints them', () => {
  const NOUNS: [entry: string, forms: Record<string, string>][] = [
    [
      'धबधब्यामागची गुहा / गुहा, स्त्री.',
      {
        'bare.long': 'धबधब्यामागची गुहा',
        'bare.short': 'गुहा',
        'a.short': 'एक गुहा',
        'at.short': 'गुहेत',
        'at.long': 'धबधब्यामागच्या गुहेत',
        'from.short': 'गुहेतून',
        'from.long': 'धबधब्यामागच्या गुहेतून',
        'ला.short': 'गुहेला',
        'ची.short': 'गुहेची',
        'कडे.long': 'धबधब्यामागच्या गुहेकडे',
        'many.short': 'गुहा',
        'at many.short': 'गुहांत',
      },
    ],
    [
      'जिन्याखालचा डबा / डबा, पु.',
      {
        'at.long': 'जिन्याखालच्या डब्यात',
        'at.short': 'डब्यात',
        'from.short': 'डब्यातून',
        'ला.short': 'डब्याला',
        'ने.short': 'डब्याने',
        'चा.short': 'डब्याचा',
        'many.short': 'डबे',
        'many.long': 'जिन्याखालचे डबे',
        'at many.short': 'डब्यांत',
        'ला many.short': 'डब्यांना',
      },
    ],
    [
      'उंच खडक / खडक, पु., वर',
      {
        'at.short': 'खडकावर',
        'at.long': 'उंच खडकावर',
        'from.short': 'खडकावरून',
        'many.short': 'खडक',
        'at many.short': 'खडकांवर',
      },
    ],
    [
      'मोठं झाड / झाड, न., खाली',
      {
        'at.short': 'झाडाखाली',
        'at.long': 'मोठ्या झाडाखाली',
        'from.short': 'झाडाखालून',
        'many.short': 'झाडं',
        'many.long': 'मोठी झाडं',
      },
    ],
    ['मनोरा', { 'at.short': 'मनोऱ्यात', 'ला.short': 'मनोऱ्याला', 'many.short': 'मनोरे' }],
    ['ससा', { 'ला.short': 'सशाला', 'many.short': 'ससे' }],
    ['मासा', { 'ला.short': 'माशाला', 'many.short': 'मासे' }],
    ['राजा, पु.', { 'ला.short': 'राजाला', 'many.short': 'राजे' }],
    ['हत्ती, पु.', { 'ला.short': 'हत्तीला' }],
    ['पक्षी, पु.', { 'ला.short': 'पक्ष्याला' }],
    ['नदी', { 'at.short': 'नदीत', 'many.short': 'नद्या', 'ला many.short': 'नद्यांना' }],
    ['दोरी', { 'ने.short': 'दोरीने', 'many.short': 'दोऱ्या' }],
    ['भिंत, स्त्री.', { 'वर.short': 'भिंतीवर', 'many.short': 'भिंती' }],
    ['वाट, वाटा, स्त्री.', { 'वर.short': 'वाटेवर', 'many.short': 'वाटा', 'वर many.short': 'वाटांवर' }],
    ['विहीर, स्त्री.', { 'at.short': 'विहिरीत' }],
    ['फूल, न.', { 'ला.short': 'फुलाला', 'many.short': 'फुलं' }],
    ['वारूळ, न.', { 'at.short': 'वारुळात' }],
    ['तळं', { 'at.short': 'तळ्यात', 'many.short': 'तळी', 'from.short': 'तळ्यातून' }],
    ['पिल्लू, न.', { 'ला.short': 'पिल्लाला', 'many.short': 'पिल्लं' }],
    ['पाणी, न.', { 'at.short': 'पाण्यात' }],
    ['गरम भजी / भजी, न. अ. व.', { 'a.short': 'भजी', 'ला.short': 'भज्यांना' }],
    [
      'दोन पेन्सिलींचे मीटरवाले काका / मीटरवाले काका, पु. आदर.',
      {
        'a.short': 'एक मीटरवाले काका',
        'ला.long': 'दोन पेन्सिलींच्या मीटरवाल्या काकांना',
        'ने.short': 'मीटरवाल्या काकांनी',
      },
    ],
    ['किल्लेदार, पु. आदर.', { 'ला.short': 'किल्लेदारांना' }],
    ['जोशीकाकू, स्त्री. आदर.', { 'चा.short': 'जोशीकाकूंचा' }],
    ['ट्रंका घेतलेले प्रवासी / प्रवासी, पु. अ. व.', { 'ला.long': 'ट्रंका घेतलेल्या प्रवाशांना' }],
    ['मोठ्या झाडाचा पार / पार, पु.', { 'at.long': 'मोठ्या झाडाच्या पारात' }],
    ['नमद्याचे बूट / बूट, पु. अ. व.', { 'ला.short': 'बुटांना' }],
    ['कुत्रा', { 'ला.short': 'कुत्र्याला' }],
    ['शाई, स्त्री.', { 'चा.short': 'शाईचा' }],
    ['खंड्या, पु.', { 'ला.short': 'खंड्याला' }],
    ['रेल्वे स्टेशन / स्टेशन, न., वर', { 'at.short': 'स्टेशनवर' }],
    ['सूर्य मावळला, आणि दिवे लागले', { 'bare.long': 'सूर्य मावळला, आणि दिवे लागले' }],
    ['लाडके ससे / ससे, पु. अ. व.', { 'ला.long': 'लाडक्या सशांना', 'चा.short': 'सशांचा' }],
  ];
  test.each(
    NOUNS.flatMap(([entry, forms]) => Object.entries(forms).map(([form, said]) => [entry, form, said])),
  )('%s in %s: %s [TL-07]', (entry = '', form = '', said) => {
    const [kind = '', size = ''] = form.split('.');
    expect(mr.nounForms(entry).get(kind)?.[size as 'long' | 'short']).toBe(said);
  });

  test.each([
    ['पेटी, स्त्री.', 'a', 'एक मोठी पेटी'],
    ['डबा, पु.', 'a', 'एक मोठा डबा'],
    ['डबा, पु.', 'at', 'मोठ्या डब्यात'],
    ['खोकं, न.', 'bare', 'मोठं खोकं'],
    ['झाडं, न. अ. व.', 'bare', 'मोठी झाडं'],
    ['पेट्या, स्त्री. अ. व.', 'bare', 'मोठ्या पेट्या'],
  ])('%s takes an adjective in %s: %s [TL-07]', (entry, form, said) => {
    const described = mr.adjectives?.onto(entry, { adjectives: ['मोठा'] }) ?? '';
    expect(mr.nounForms(described).get(form)?.short).toBe(said);
  });

  test.each([
    ['उचलला', 'पेटी, स्त्री.', 'उचलली'],
    ['उचलला', 'खोकं, न.', 'उचललं'],
    ['खाल्ला', 'भजी, न. अ. व.', 'खाल्ली'],
    ['खाल्ला', 'आंबे, पु. अ. व.', 'खाल्ले'],
    ['ठेवला होता', 'पेटी, स्त्री.', 'ठेवली होती'],
    ['तो', 'पेटी, स्त्री.', 'ती'],
    ['त्याला', 'पेटी, स्त्री.', 'तिला'],
  ])('with ने the verb goes with what is done: {%s} for %s is %s [TL-07]', (written, entry, said) => {
    expect(mr.ofNoun?.(written, entry)).toBe(said);
  });
});

test.each([
  ['आगगाड्या', 'आगगाड्यां'],
  ['आगीचे बंब', 'आगीच्या बंबां'],
  ['कुत्रे', 'कुत्र्यां'],
  ['मांजरं', 'मांजरां'],
  ['पोहणं', 'पोहण्या'],
  ['क्रिकेट', 'क्रिकेट'],
  ['बुद्धिबळ', 'बुद्धिबळा'],
  ['सायकली', 'सायकलीं'],
  ['कोडी', 'कोड्यां'],
  ['रांगोळी', 'रांगोळी'],
  ['पाऊस', 'पावसा'],
])('endings go on what is loved: %s, %s- [TL-07]', (thing, stem) => {
  expect(mr.lovedForms).toContain('of');
  expect(mr.nounForms(thing).get('of')?.short).toBe(stem);
});

describe('names with their endings', () => {
  const NAMES: [Person, Record<string, string>][] = [
    [
      child('रोहन', 'm'),
      {
        ला: 'रोहनला',
        ने: 'रोहनने',
        चा: 'रोहनचा',
        ची: 'रोहनची',
        चं: 'रोहनचं',
        च्या: 'रोहनच्या',
        कडे: 'रोहनकडे',
        ही: 'रोहनही',
      },
    ],
    [child('मीरा', 'f'), { ला: 'मीराला', ने: 'मीराने', ची: 'मीराची', साठी: 'मीरासाठी' }],
    [child('सई', 'x'), { ला: 'सईला', ने: 'सईने' }],
    [
      adult('आजोबा', 'm'),
      { ला: 'आजोबांना', ने: 'आजोबांनी', चा: 'आजोबांचा', ची: 'आजोबांची', कडे: 'आजोबांकडे', ही: 'आजोबाही' },
    ],
    [adult('आजी', 'f'), { ला: 'आजीला', ने: 'आजीने', चा: 'आजीचा' }],
    [adult('जोशीबाई', 'f'), { ला: 'जोशीबाईंना', ने: 'जोशीबाईंनी', ची: 'जोशीबाईंची' }],
    [adult('देशमुख सर', 'm'), { ला: 'देशमुख सरांना', चा: 'देशमुख सरांचा' }],
    [child('Emma', 'f'), { ला: 'Emma-ला', ची: 'Emma-ची', ने: 'Emma-ने' }],
    [adult('Ben', 'm'), { ला: 'Ben-ना', ने: 'Ben-नी', चा: 'Ben-चा' }],
    [
      { ...somebody('रोहन आणि आजोबा', 'p'), members: [child('रोहन', 'm'), adult('आजोबा', 'm')] },
      { ला: 'रोहन आणि आजोबांना', ने: 'रोहन आणि आजोबांनी' },
    ],
    [
      { ...somebody('रोहन आणि मीरा', 'p'), members: [child('रोहन', 'm'), child('मीरा', 'f')] },
      { ला: 'रोहन आणि मीराला' },
    ],
  ];
  test.each(
    NAMES.flatMap(([person, forms]) => Object.entries(forms).map(([form, said]) => ({ person, form, said }))),
  )('$person.name with $form: $said [TL-07]', ({ person, form, said }) => {
    expect(mr.nameForms(person.name, person).get(form)).toBe(said);
  });
});

describe('words that agree with somebody', () => {
  const TABLE: [written: string, m: string, f: string, n: string, h: string, hf: string][] = [
    ['तो', 'तो', 'ती', 'ते', 'ते', 'त्या'],
    ['त्याला', 'त्याला', 'तिला', 'त्याला', 'त्यांना', 'त्यांना'],
    ['त्याने', 'त्याने', 'तिने', 'त्याने', 'त्यांनी', 'त्यांनी'],
    ['त्याचा', 'त्याचा', 'तिचा', 'त्याचा', 'त्यांचा', 'त्यांचा'],
    ['त्याची', 'त्याची', 'तिची', 'त्याची', 'त्यांची', 'त्यांची'],
    ['त्याचं', 'त्याचं', 'तिचं', 'त्याचं', 'त्यांचं', 'त्यांचं'],
    ['त्याच्याकडे', 'त्याच्याकडे', 'तिच्याकडे', 'त्याच्याकडे', 'त्यांच्याकडे', 'त्यांच्याकडे'],
    ['त्यांनी', 'त्याने', 'तिने', 'त्याने', 'त्यांनी', 'त्यांनी'],
    ['त्यांचा', 'त्याचा', 'तिचा', 'त्याचा', 'त्यांचा', 'त्यांचा'],
    ['म्हणाला', 'म्हणाला', 'म्हणाली', 'म्हणालं', 'म्हणाले', 'म्हणाल्या'],
    ['म्हणाले', 'म्हणाला', 'म्हणाली', 'म्हणालं', 'म्हणाले', 'म्हणाल्या'],
    ['गेला', 'गेला', 'गेली', 'गेलं', 'गेले', 'गेल्या'],
    ['आला होता', 'आला होता', 'आली होती', 'आलं होतं', 'आले होते', 'आल्या होत्या'],
    ['होता', 'होता', 'होती', 'होतं', 'होते', 'होत्या'],
    ['नव्हता', 'नव्हता', 'नव्हती', 'नव्हतं', 'नव्हते', 'नव्हत्या'],
    ['हसत होता', 'हसत होता', 'हसत होती', 'हसत होतं', 'हसत होते', 'हसत होत्या'],
    ['जातो', 'जातो', 'जाते', 'जातं', 'जातात', 'जातात'],
    ['जातात', 'जातो', 'जाते', 'जातं', 'जातात', 'जातात'],
    ['बसला आहे', 'बसला आहे', 'बसली आहे', 'बसलं आहे', 'बसले आहेत', 'बसल्या आहेत'],
    ['करेल', 'करेल', 'करेल', 'करेल', 'करतील', 'करतील'],
    ['जाईल', 'जाईल', 'जाईल', 'जाईल', 'जातील', 'जातील'],
    ['येतील', 'येईल', 'येईल', 'येईल', 'येतील', 'येतील'],
    ['एकटा', 'एकटा', 'एकटी', 'एकटं', 'एकटे', 'एकट्या'],
    ['उभा होता', 'उभा होता', 'उभी होती', 'उभं होतं', 'उभे होते', 'उभ्या होत्या'],
    ['थकलेला', 'थकलेला', 'थकलेली', 'थकलेलं', 'थकलेले', 'थकलेल्या'],
    ['तो धावला', 'तो धावला', 'ती धावली', 'ते धावलं', 'ते धावले', 'त्या धावल्या'],
    ['घाबरायचा', 'घाबरायचा', 'घाबरायची', 'घाबरायचं', 'घाबरायचे', 'घाबरायच्या'],
  ];
  const PEOPLE: [who: string, person: Person, which: 0 | 1 | 2 | 3 | 4][] = [
    ['a boy', somebody('सई', 'm'), 0],
    ['a girl', somebody('सई', 'f'), 1],
    ['a being', { ...somebody('झिप्पी', 'x'), kind: 'being' }, 2],
    ['neither', somebody('सई', 'n'), 3],
    ['not said', somebody('सई', 'x'), 3],
    ['a grandfather', adult('आजोबा', 'm'), 3],
    ['a grandmother', adult('आजी', 'f'), 1],
    ['a teacher', adult('जोशीबाई', 'f'), 4],
    ['several', { ...somebody('', 'p'), members: [child('मीरा', 'f'), child('रोहन', 'm')] }, 3],
    ['several girls', { ...somebody('', 'p'), members: [child('मीरा', 'f'), child('ईशा', 'f')] }, 4],
    ['a dog', pet('मोती', 'x', 'dog'), 0],
    ['a cat', pet('मनी', 'x', 'cat'), 1],
  ];
  test.each(
    TABLE.flatMap(([written, ...forms]) =>
      PEOPLE.map(([who, person, which]) => ({ written, who, person, said: forms[which] })),
    ),
  )('{$written} for $who: $said [TL-07]', ({ written, person, said }) => {
    expect(mr.agree(mr.agreement(written) ?? '', person, false)).toBe(said);
  });

  test.each([
    ['मुलगा', 'मुलगी', 'मूल'],
    ['लहानसा मुलगा', 'लहानशी मुलगी', 'लहानसं मूल'],
    ['मुलाला', 'मुलीला', 'मुलाला'],
    ['मित्र', 'मैत्रीण', 'सोबती'],
    ['राजा', 'राणी', 'मूल'],
  ])('{%s} is %s, and %s [TL-07]', (written, f, n) => {
    expect(mr.agree(mr.agreement(written) ?? '', somebody('सई', 'f'), false)).toBe(f);
    expect(mr.agree(mr.agreement(written) ?? '', somebody('सई', 'x'), false)).toBe(n);
  });

  test.each([
    ['धावला', 'wheelchair', 'सुसाट निघाली'],
    ['धावत आला', 'wheelchair', 'सुसाट आली'],
    ['उभा राहिला', 'wheelchair', 'ताठ बसली'],
    ['चढला', 'wheelchair', 'वर पोहोचली'],
    ['चवड्यांवर', 'wheelchair', 'आवाज न करता'],
    ['तो धावला', 'wheelchair', 'ती सुसाट निघाली'],
    ['धावला', 'walker', 'घाईने निघाली'],
    ['चढला', 'cane', 'हळूहळू चढली'],
    ['चालत', 'crutches', 'चालत'],
    ['धावला', '', 'धावली'],
  ])('{%s} with a %s: %s [TL-06]', (written, aid, said) => {
    expect(mr.agree(mr.agreement(written) ?? '', somebody('मीरा', 'f', aid), false)).toBe(said);
  });

  test.each(['उचलला', 'केला', 'मागे', 'हळूच', 'पुन्हा', 'किनाऱ्यावरच्या घरातली'])(
    '{%s} is nobody’s [TL-08]',
    (word) => {
      expect(mr.agreement(word)).toBeUndefined();
    },
  );
});

test.each([
  [['मीरा'], 'मीरा'],
  [['मीरा', 'रोहन'], 'मीरा आणि रोहन'],
  [['मीरा', 'रोहन', 'Emma'], 'मीरा, रोहन आणि Emma'],
])('%s are %s [TL-07]', (names, said) => {
  expect(mr.list(names)).toBe(said);
});

test.each([
  [pet('मोती', 'x', 'dog'), 'लाडका कुत्रा मोती'],
  [pet('मनी', 'x', 'cat'), 'लाडकी मांजर मनी'],
  [pet('बंड्या', 'm', 'cat'), 'लाडका बोका बंड्या'],
])('%o is introduced as %s [TL-07]', (person, said) => {
  expect(mr.introduce(person)).toBe(said);
});

test.each([
  'गुहात बसला',
  'डबाला',
  'Emmaला',
  'आजोबा म्हणाला.',
  'आजोबाने',
  'रोहन ला दिलं',
  'रोहनने म्हणाला',
  'ठीक आहे।',
  '"हो"',
  'आणि आणि',
])('“%s” is never printed [TL-08]', (text) => {
  expect(mr.faults.some(([pattern]) => pattern.test(text))).toBe(true);
});
test.each(['गुहेत बसला.', 'डब्याला', 'Emma-ला', 'आजोबा म्हणाले.', 'आजोबांनी', '“हो,” ती म्हणाली.', 'मनोऱ्यात'])(
  '“%s” is fine',
  (text) => {
    expect(mr.faults.filter(([pattern]) => pattern.test(text)).map(([, why]) => why)).toEqual([]);
  },
);

test('a girl is not spoken of as a boy, and a pet does not speak [TL-08]', () => {
  expect(mr.betrays.f.test('तो म्हणाला')).toBe(true);
  expect(mr.betrays.f.test('ती म्हणाली, दिवस होता')).toBe(false);
  expect(mr.betrays.m.test('ती हसली')).toBe(true);
  expect(mr.speaks('मोती').test('“चला,” मोती म्हणाला.')).toBe(true);
  expect(mr.speaks('मोती').test('मोती भुंकला.')).toBe(false);
});

const WORDS = trialWords(`
places:
  home: { name: घर, resident: 'टिकटिक | भिंतीवरचं घड्याळ टिकटिक', friend: चूंचूं, dark: 'जिन्याखालचा कोनाडा / कोनाडा, पु.', high: 'गच्ची, स्त्री., वर', far: 'अंगण, न.', food: 'थालीपीठ, न.' }
  valley: { name: डायनोसॉरची दरी, resident: 'शेवाळी | म्हातारी डायनोसॉर शेवाळी', friend: गोटी, dark: 'धबधब्यामागची गुहा / गुहा, स्त्री.', high: 'उंच खडक / खडक, पु., वर', food: 'पानांची भजी / भजी, न. अ. व.' }
jobs:
  sailor: { word: खलाशी, match: [खलाशी] }
`);

const PROSE = `---
title: रोहनचा चिमुकला काळोख
with: { hero: रोहन, elder: आजोबा, pet: मोती, other: समीर, shade: सावळू / काजळू }
at: home
job: sailor
words: { kite: 'डबा, पु.', cake: 'टोपली, स्त्री.' }
---
## one

{जिन्याखालच्या कोनाड्यात} कुणीतरी मुसमुसत होतं. रोहनने वाकून पाहिलं. तिथे एक चिमुकला काळोख बसला होता, {त्याच्या} मुठीएवढा. “मला उजेडाची भीती वाटते,” सावळू म्हणाला.

रोहन {धावत आला}. [pet: मोती गुपचूप शेजारी {बसला:मोती}. मोतीची शेपटी हलू लागली.] आजोबांनी रोहनकडे पाहिलं. “घाबरणाऱ्याला टोपी हवी,” आजोबा {म्हणाले:आजोबा}. {त्यांचा:आजोबा} आवाज मऊ होता.

+ (child) समीर छत्री घेऊन {आला:समीर}.
+ (all) समीर गुपचूप {आला:समीर} आणि तिथेच {झोपला:समीर}. समीरला गार वाटलं नाही.

## two

रोहनने {एक मोठा डबा} {उचलला:डबा} आणि {डब्यात} काळोखाला निजवलं. {तो} आता {शांत होता}. त्या रात्रीपासून {कोनाड्यातून} रडण्याचा आवाज येत नाही, आणि रोहनही {घाबरत नाही}.
`;

describe('a small tale [TL-01] [TL-07]', () => {
  const told = (people: readonly Person[], place = 'valley') =>
    tellTrial({ language: 'mr', words: WORDS, prose: PROSE, people, place });

  test('for a girl, her grandmother and her cat', () => {
    expect(told([child('मीरा', 'f'), adult('आजी', 'f'), pet('मनी', 'x', 'cat')])).toEqual([
      'मीराचा चिमुकला काळोख',
      'धबधब्यामागच्या गुहेत कुणीतरी मुसमुसत होतं. मीराने वाकून पाहिलं. तिथे एक चिमुकला काळोख बसला होता, तिच्या मुठीएवढा. “मला उजेडाची भीती वाटते,” सावळू म्हणाला.',
      'मीरा धावत आली. लाडकी मांजर मनी गुपचूप शेजारी बसली. मनीची शेपटी हलू लागली. आजीने मीराकडे पाहिलं. “घाबरणाऱ्याला टोपी हवी,” आजी म्हणाली. तिचा आवाज मऊ होता.',
      expect.stringMatching(
        /^मीराने एक मोठ(?:ा डबा उचलला आणि डब्यात|ी टोपली उचलली आणि टोपलीत) काळोखाला निजवलं. ती आता शांत होती. त्या रात्रीपासून गुहेतून रडण्याचा आवाज येत नाही, आणि मीराही घाबरत नाही.$/,
      ),
    ]);
  });

  test.each<[string, Spoken, string, string, string]>([
    ['a boy', 'm', 'रोहन धावत आला.', 'तो आता शांत होता.', 'रोहनही घाबरत नाही.'],
    ['neither', 'n', 'रोहन धावत आले.', 'ते आता शांत होते.', 'रोहनही घाबरत नाहीत.'],
    ['not said', 'x', 'रोहन धावत आले.', 'ते आता शांत होते.', 'रोहनही घाबरत नाहीत.'],
  ])('for %s, with an honoured elder', (_who, spoken, ...said) => {
    const text = told([child('रोहन', spoken), adult('मामा', 'm')], 'home').join('\n');
    for (const each of said) expect(text).toContain(each);
    expect(text).toContain('मामांनी रोहनकडे पाहिलं.');
    expect(text).toContain('मामा म्हणाले. त्यांचा आवाज मऊ होता.');
  });

  test('for somebody who uses a wheelchair, under a Latin name, with somebody of the place', () => {
    const text = told([somebody('Emma', 'f', 'wheelchair')]).join('\n');
    expect(text).toContain('Emma-ने वाकून पाहिलं.');
    expect(text).toContain('Emma सुसाट आली.');
    expect(text).toContain('शेवाळीने Emma-कडे पाहिलं. “घाबरणाऱ्याला टोपी हवी,” म्हातारी डायनोसॉर शेवाळी म्हणाली.');
  });

  test('for a group, of girls and of both', () => {
    const family = (...others: Person[]) =>
      told([child('मीरा', 'f'), adult('आजोबा', 'm'), child('कबीर', 'm'), ...others])[3];
    expect(family(child('ईशा', 'f'), child('सई', 'f'))).toBe(
      'कबीर छत्री घेऊन आला. ईशा आणि सई गुपचूप आल्या आणि तिथेच झोपल्या. ईशा आणि सईला गार वाटलं नाही.',
    );
    expect(family(child('ईशा', 'f'), adult('काका', 'm'))).toBe(
      'कबीर छत्री घेऊन आला. ईशा आणि काका गुपचूप आले आणि तिथेच झोपले. ईशा आणि काकांना गार वाटलं नाही.',
    );
  });
});
