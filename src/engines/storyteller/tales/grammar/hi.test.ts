import { describe, expect, test } from 'vitest';
import { hi } from '#engines/storyteller/tales/grammar/hi.ts';
import type { Person, Spoken } from '#engines/storyteller/tales/people.ts';
import { adult, child, pet, somebody, tellTrial } from '#engines/storyteller/tales/testing/tell-trial.ts';
import { trialWords } from '#engines/storyteller/tales/testing/trial-book.ts';

describe('nouns, as a dictionary prints them', () => {
  const NOUNS: [entry: string, forms: Record<string, string>][] = [
    [
      'सीढ़ियों के नीचे वाला कमरा / कमरा, पुं.',
      {
        'bare.long': 'सीढ़ियों के नीचे वाला कमरा',
        'bare.short': 'कमरा',
        'a.short': 'एक कमरा',
        'at.long': 'सीढ़ियों के नीचे वाले कमरे में',
        'at.short': 'कमरे में',
        'at a.short': 'एक कमरे में',
        'को.short': 'कमरे को',
        'से.short': 'कमरे से',
        'का.long': 'सीढ़ियों के नीचे वाले कमरे का',
        'many.short': 'कमरे',
        'many.long': 'सीढ़ियों के नीचे वाले कमरे',
        'at many.short': 'कमरों में',
        'of.short': 'कमरे',
      },
    ],
    [
      'झरने के पीछे छिपी गुफ़ा / गुफ़ा, स्त्री.',
      {
        'bare.long': 'झरने के पीछे छिपी गुफ़ा',
        'at.long': 'झरने के पीछे छिपी गुफ़ा में',
        'at.short': 'गुफ़ा में',
        'से.short': 'गुफ़ा से',
        'many.short': 'गुफ़ाएँ',
        'at many.short': 'गुफ़ाओं में',
      },
    ],
    [
      'ऊँची चट्टान / चट्टान, स्त्री., पर',
      {
        'at.short': 'चट्टान पर',
        'at.long': 'ऊँची चट्टान पर',
        'से.short': 'चट्टान से',
        'many.short': 'चट्टानें',
        'at many.short': 'चट्टानों पर',
      },
    ],
    ['बड़ा पेड़ / पेड़, पुं., के नीचे', { 'at.short': 'पेड़ के नीचे', 'at.long': 'बड़े पेड़ के नीचे', 'को.long': 'बड़े पेड़ को' }],
    [
      'चाचा का पुराना डिब्बा / डिब्बा',
      { 'at.long': 'चाचा के पुराने डिब्बे में', 'many.short': 'डिब्बे', 'at many.short': 'डिब्बों में' },
    ],
    ['घर', { 'at.short': 'घर में', 'at many.short': 'घरों में', 'many.short': 'घर' }],
    ['हाथी, पुं.', { 'को.short': 'हाथी को', 'को many.short': 'हाथियों को', 'many.short': 'हाथी' }],
    ['भालू', { 'को many.short': 'भालुओं को' }],
    ['कुआँ', { 'at.short': 'कुएँ में', 'at many.short': 'कुओं में' }],
    ['सफ़ेद कौआ / कौआ, पुं.', { 'को.long': 'सफ़ेद कौए को', 'को many.short': 'कौओं को', 'many.short': 'कौए' }],
    ['राजा', { 'को.short': 'राजा को', 'को many.short': 'राजाओं को' }],
    ['टोपी', { 'a.short': 'एक टोपी', 'many.short': 'टोपियाँ', 'at many.short': 'टोपियों में' }],
    ['चिड़िया', { 'को.short': 'चिड़िया को', 'many.short': 'चिड़ियाँ', 'को many.short': 'चिड़ियों को' }],
    ['किताब, स्त्री.', { 'many.short': 'किताबें', 'at many.short': 'किताबों में' }],
    ['गरम पकौड़े / पकौड़े, पुं. बहु.', { 'a.short': 'पकौड़े', 'at.short': 'पकौड़ों में', 'को.long': 'गरम पकौड़ों को' }],
    ['रोटियाँ, स्त्री. बहु.', { 'को.short': 'रोटियों को', 'a.short': 'रोटियाँ' }],
    ['चप्पल पहने पड़ोसी / पड़ोसी, पुं. बहु.', { 'को.short': 'पड़ोसियों को', 'bare.long': 'चप्पल पहने पड़ोसी' }],
    ['लट्टू, पुं. बहु.', { 'से.short': 'लट्टुओं से' }],
    [
      'बारह नंबर वाली आंटी, स्त्री. आदर.',
      { 'को.short': 'बारह नंबर वाली आंटी को', 'a.short': 'एक बारह नंबर वाली आंटी' },
    ],
    ['बंदरगाह के दरोग़ा जी / दरोग़ा जी, पुं. आदर.', { 'ने.long': 'बंदरगाह के दरोग़ा जी ने' }],
    ['गली के लोहार काका / लोहार काका, पुं. आदर.', { 'ने.long': 'गली के लोहार काका ने' }],
    ['चटाइयाँ, स्त्री. बहु.', { 'at.short': 'चटाइयों में' }],
    ['रेलगाड़ियाँ', { 'of.short': 'रेलगाड़ियों' }],
    ['कविताएँ', { 'of.short': 'कविताओं' }],
    ['घोड़े', { 'of.short': 'घोड़ों' }],
    ['कछुए', { 'of.short': 'कछुओं' }],
    ['हाथी', { 'of.short': 'हाथियों', 'bare.short': 'हाथी' }],
    ['हवाई जहाज़', { 'of.short': 'हवाई जहाज़ों' }],
    ['नाचना', { 'of.short': 'नाचने' }],
    ['खाना बनाना', { 'of.short': 'खाना बनाने' }],
    ['चित्र बनाना', { 'of.short': 'चित्र बनाने' }],
    ['संगीत', { 'of.short': 'संगीत' }],
    ['खट्टा-मीठा लड्डू / लड्डू, पुं.', { 'को.long': 'खट्टे-मीठे लड्डू को', 'को many.short': 'लड्डुओं को' }],
  ];
  test.each(
    NOUNS.flatMap(([entry, forms]) => Object.entries(forms).map(([form, said]) => [entry, form, said])),
  )('%s in %s: %s [TL-07]', (entry = '', form = '', said) => {
    const [kind = '', size = ''] = form.split('.');
    expect(hi.nounForms(entry).get(kind)?.[size as 'long' | 'short']).toBe(said);
  });

  test.each(['तीन, दो, एक, चाय', 'रसोई में नल ने दो बार कहा टप'])('“%s” is said whole [TL-07]', (clause) => {
    expect([...hi.nounForms(clause)]).toEqual([['bare', { long: clause, short: clause }]]);
  });

  test.each([
    ['पतंग, स्त्री.', 'a', 'एक छोटी पतंग'],
    ['डिब्बा, पुं.', 'a', 'एक छोटा डिब्बा'],
    ['डिब्बा, पुं.', 'at', 'छोटे डिब्बे में'],
    ['पकौड़े, पुं. बहु.', 'bare', 'छोटे पकौड़े'],
    ['टोपी', 'को', 'छोटी टोपी को'],
  ])('%s takes an adjective in %s: %s [TL-07]', (entry, form, said) => {
    const described = hi.adjectives?.onto(entry, { adjectives: ['छोटा'] }) ?? '';
    expect(hi.nounForms(described).get(form)?.short).toBe(said);
  });

  test.each([
    ['उड़ाई', 'केक, पुं.', 'उड़ाया'],
    ['उड़ाया', 'पतंग, स्त्री.', 'उड़ाई'],
    ['खाया', 'पकौड़े, पुं. बहु.', 'खाए'],
    ['खाया', 'रोटियाँ, स्त्री. बहु.', 'खाईं'],
    ['लिया', 'पतंग, स्त्री.', 'ली'],
    ['दिया', 'पकौड़े, पुं. बहु.', 'दिए'],
    ['रखा था', 'पतंग, स्त्री.', 'रखी थी'],
    ['अपना', 'पतंग, स्त्री.', 'अपनी'],
    ['बोला', 'आंटी, स्त्री. आदर.', 'बोलीं'],
    ['उसने', 'काका, पुं. आदर.', 'उन्होंने'],
    ['बोला', 'बगुला, पुं.', 'बोला'],
  ])('with ने the verb goes with what is done: {%s} for %s is %s [TL-07]', (written, entry, said) => {
    expect(hi.ofNoun?.(written, entry)).toBe(said);
  });
});

describe('words that agree with somebody', () => {
  const TABLE: [written: string, f: string, m: string, h: string, hf: string][] = [
    ['वह', 'वह', 'वह', 'वे', 'वे'],
    ['उसने', 'उसने', 'उसने', 'उन्होंने', 'उन्होंने'],
    ['उसे', 'उसे', 'उसे', 'उन्हें', 'उन्हें'],
    ['उसका', 'उसका', 'उसका', 'उनका', 'उनका'],
    ['उसकी', 'उसकी', 'उसकी', 'उनकी', 'उनकी'],
    ['उसके', 'उसके', 'उसके', 'उनके', 'उनके'],
    ['उससे', 'उससे', 'उससे', 'उनसे', 'उनसे'],
    ['जिसने', 'जिसने', 'जिसने', 'जिन्होंने', 'जिन्होंने'],
    ['उन्होंने', 'उसने', 'उसने', 'उन्होंने', 'उन्होंने'],
    ['उन्हें', 'उसे', 'उसे', 'उन्हें', 'उन्हें'],
    ['बोला', 'बोली', 'बोला', 'बोले', 'बोलीं'],
    ['बोले', 'बोली', 'बोला', 'बोले', 'बोलीं'],
    ['गया', 'गई', 'गया', 'गए', 'गईं'],
    ['गए', 'गई', 'गया', 'गए', 'गईं'],
    ['आया', 'आई', 'आया', 'आए', 'आईं'],
    ['मुस्कुराया', 'मुस्कुराई', 'मुस्कुराया', 'मुस्कुराए', 'मुस्कुराईं'],
    ['सोया', 'सोई', 'सोया', 'सोए', 'सोईं'],
    ['खुश हुआ', 'खुश हुई', 'खुश हुआ', 'खुश हुए', 'खुश हुईं'],
    ['चला गया', 'चली गई', 'चला गया', 'चले गए', 'चली गईं'],
    ['हँसता हुआ', 'हँसती हुई', 'हँसता हुआ', 'हँसते हुए', 'हँसती हुई'],
    ['बैठा था', 'बैठी थी', 'बैठा था', 'बैठे थे', 'बैठी थीं'],
    ['था', 'थी', 'था', 'थे', 'थीं'],
    ['थे', 'थी', 'था', 'थे', 'थीं'],
    ['सोचता है', 'सोचती है', 'सोचता है', 'सोचते हैं', 'सोचती हैं'],
    ['जा रहा था', 'जा रही थी', 'जा रहा था', 'जा रहे थे', 'जा रही थीं'],
    ['करेगा', 'करेगी', 'करेगा', 'करेंगे', 'करेंगी'],
    ['करेंगे', 'करेगी', 'करेगा', 'करेंगे', 'करेंगी'],
    ['जाएगा', 'जाएगी', 'जाएगा', 'जाएँगे', 'जाएँगी'],
    ['होगा', 'होगी', 'होगा', 'होंगे', 'होंगी'],
    ['अकेला', 'अकेली', 'अकेला', 'अकेले', 'अकेली'],
    ['बन सका', 'बन सकी', 'बन सका', 'बन सके', 'बन सकीं'],
    ['जाना चाहता था', 'जाना चाहती थी', 'जाना चाहता था', 'जाना चाहते थे', 'जाना चाहती थीं'],
    ['वह दौड़ा', 'वह दौड़ी', 'वह दौड़ा', 'वे दौड़े', 'वे दौड़ीं'],
  ];
  const PEOPLE: [who: string, person: Person, which: 0 | 1 | 2 | 3][] = [
    ['a girl', somebody('किरण', 'f'), 0],
    ['a boy', somebody('किरण', 'm'), 1],
    ['neither', somebody('किरण', 'n'), 2],
    ['not said', somebody('किरण', 'x'), 2],
    ['a grandfather', adult('दादाजी', 'm'), 2],
    ['a grandmother', adult('दादी', 'f'), 3],
    ['several', { ...somebody('', 'p'), members: [child('मीरा', 'f'), child('रोहन', 'm')] }, 2],
    ['several girls', { ...somebody('', 'p'), members: [child('मीरा', 'f'), child('ईशा', 'f')] }, 3],
    ['a girl and a cat', { ...somebody('', 'p'), members: [child('मीरा', 'f'), pet('मीनू', 'x', 'cat')] }, 3],
    ['a dog', pet('मोती', 'x', 'dog'), 1],
    ['a cat', pet('मीनू', 'x', 'cat'), 0],
  ];
  test.each(
    TABLE.flatMap(([written, ...forms]) =>
      PEOPLE.map(([who, person, which]) => ({ written, who, person, said: forms[which] })),
    ),
  )('{$written} for $who: $said [TL-07]', ({ written, person, said }) => {
    expect(hi.agree(hi.agreement(written) ?? '', person, false)).toBe(said);
  });

  test.each([
    ['लड़का', 'लड़की', 'बच्चा'],
    ['छोटा लड़का', 'छोटी लड़की', 'छोटा बच्चा'],
    ['छोटे लड़के को', 'छोटी लड़की को', 'छोटे बच्चे को'],
    ['राजा', 'रानी', 'शासक'],
    ['भाई', 'बहन', 'साथी'],
  ])('{%s} is %s, and %s [TL-07]', (written, f, n) => {
    expect(hi.agree(hi.agreement(written) ?? '', somebody('किरण', 'f'), false)).toBe(f);
    expect(hi.agree(hi.agreement(written) ?? '', somebody('किरण', 'x'), false)).toBe(n);
  });

  test.each([
    ['दौड़ा', 'wheelchair', 'तेज़ी से बढ़ी'],
    ['दौड़ता हुआ', 'wheelchair', 'पहिए घुमाती हुई'],
    ['दबे पाँव', 'wheelchair', 'बिना आवाज़ किए'],
    ['उठ खड़ा हुआ', 'wheelchair', 'सीधी होकर बैठी'],
    ['वह दौड़ा', 'wheelchair', 'वह तेज़ी से बढ़ी'],
    ['दौड़ा', 'walker', 'जल्दी से बढ़ी'],
    ['चढ़ा', 'cane', 'धीरे-धीरे चढ़ी'],
    ['टहला', 'crutches', 'टहली'],
    ['दौड़ा', '', 'दौड़ी'],
  ])('{%s} with a %s: %s [TL-06]', (written, aid, said) => {
    expect(hi.agree(hi.agreement(written) ?? '', somebody('मीरा', 'f', aid), false)).toBe(said);
  });

  test('after ने a deed is not the doer’s [TL-08]', () => {
    expect(hi.agreement('पहनी', '', 'रोहन ने टोपी ')).toBeUndefined();
    expect(hi.agreement('देखा', '', '{उसने} ऊपर ')).toBeUndefined();
    expect(hi.agreement('हँसा', '', 'रोहन ने टोपी पहनी और ')).toBeDefined();
    expect(hi.agreement('दौड़ा', '', 'रोहन ने टोपी पहनी। वह ')).toBeDefined();
  });

  test('only the end of a deed is nasal, even when it goes on outside [TL-07]', () => {
    expect(hi.agree(hi.agreement('गया', ' {था}।') ?? '', adult('दादी', 'f'), false)).toBe('गई');
    expect(hi.agree(hi.agreement('दौड़ा', ' {था}।') ?? '', adult('दादी', 'f'), false)).toBe('दौड़ी');
  });

  test.each(['धीरे', 'नीचे', 'बहुत', 'दरोग़े जी ने', 'टोपी को'])('{%s} is none of its business', (word) => {
    expect(hi.agreement(word)).toBeUndefined();
  });
});

test.each([
  [['मीरा'], 'मीरा'],
  [['मीरा', 'रोहन'], 'मीरा और रोहन'],
  [['मीरा', 'रोहन', 'Emma'], 'मीरा, रोहन और Emma'],
])('%s are %s [TL-07]', (names, said) => {
  expect(hi.list(names)).toBe(said);
});

test.each([
  ['रोहन', 'ने', 'रोहन ने'],
  ['Emma', 'को', 'Emma को'],
  ['दादाजी', 'की', 'दादाजी की'],
  ['मीरा और रोहन', 'से', 'मीरा और रोहन से'],
])('%s with %s: %s [TL-07]', (name, form, said) => {
  expect(hi.nameForms(name).get(form)).toBe(said);
});

test.each([
  [pet('मोती', 'x', 'dog'), 'प्यारा कुत्ता मोती'],
  [pet('जूली', 'f', 'dog'), 'प्यारी डॉगी जूली'],
  [pet('मीनू', 'x', 'cat'), 'प्यारी बिल्ली मीनू'],
  [pet('शेरू', 'm', 'cat'), 'प्यारा बिल्ला शेरू'],
])('%o is introduced as %s [TL-07]', (person, said) => {
  expect(hi.introduce(person)).toBe(said);
});

test.each([
  'वह ने कहा।',
  'कमरा में',
  'Emmaको',
  'रोहन को को',
  'वे था।',
  'दादाजी बोला।',
  'ठीक है.',
  'ठीक है ।',
  '"हाँ"',
  'एक एक',
])('“%s” is never printed [TL-08]', (text) => {
  expect(hi.faults.some(([pattern]) => pattern.test(text))).toBe(true);
});
test.each(['उसने कहा।', 'कमरे में', 'Emma को', 'वे थे।', 'दादाजी बोले।', '“हाँ,” वह बोली।', 'दादी आईं।'])(
  '“%s” is fine',
  (text) => {
    expect(hi.faults.filter(([pattern]) => pattern.test(text)).map(([, why]) => why)).toEqual([]);
  },
);

test('a girl is not spoken of as a boy, and a pet does not speak [TL-08]', () => {
  expect(hi.betrays.f.test('वह बोला')).toBe(true);
  expect(hi.betrays.f.test('वह बोली, दिन था')).toBe(false);
  expect(hi.betrays.m.test('वह हँसी')).toBe(true);
  expect(hi.speaks('मोती').test('“चलो,” मोती ने कहा।')).toBe(true);
  expect(hi.speaks('मोती').test('मोती भौंका।')).toBe(false);
});

const WORDS = trialWords(`
places:
  home: { name: घर, resident: 'टिकटिक | दीवार पर टँगी घड़ी टिकटिक', friend: चूँचूँ, dark: 'सीढ़ियों के नीचे वाला कमरा / कमरा, पुं.', high: 'छत, स्त्री., पर', far: 'गलियारा', food: 'पराँठे, पुं. बहु.' }
  valley: { name: डायनासोर घाटी, resident: 'काई | बूढ़ी डायनासोर काई', friend: कंकड़, dark: 'झरने के पीछे छिपी गुफ़ा / गुफ़ा, स्त्री.', high: 'ऊँची चट्टान / चट्टान, स्त्री., पर', food: 'पत्तों के पकौड़े / पकौड़े, पुं. बहु.' }
jobs:
  sailor: { word: नाविक, match: [नाविक] }
`);

const PROSE = `---
title: रोहन का नन्हा अँधेरा
with: { hero: रोहन, elder: दादाजी, pet: मोती, other: समीर, shade: झुटपुट / धुँधलू }
at: home
job: sailor
words: { kite: 'डिब्बा, पुं.', cake: 'टोकरी, स्त्री.' }
---
## one

{सीढ़ियों के नीचे वाले कमरे में} कोई सुबक रहा था। रोहन ने झाँककर देखा। वहाँ एक नन्हा अँधेरा बैठा था, {उसकी} मुट्ठी से ज़रा-सा बड़ा। “मुझे उजाले से डर लगता है,” झुटपुट ने कहा।

रोहन {दौड़ा} और {पराँठे} ले {आया}। [pet: मोती चुपचाप पास बैठ {गया:मोती}। मोती की पूँछ हिलने लगी।] दादाजी रोहन को देखकर {मुस्कुराए:दादाजी}। “डरने वाले को टोपी चाहिए,” {उन्होंने:दादाजी} कहा और {चले गए:दादाजी}।

+ (child) समीर छाता लेकर {आया:समीर}।
+ (all) समीर दबे पाँव {आया:समीर} और वहीं बैठ {गया:समीर}। {उसे:समीर} भी नींद आ रही थी।

## two

रोहन ने {एक छोटा डिब्बा} {उठाया:डिब्बा} और उसमें नन्हे अँधेरे को सुला दिया। {वह} बहुत {खुश था}। उस रात से {कमरे में} कोई नहीं रोता, और रोहन भी नहीं {डरता}।
`;

describe('a small tale [TL-01] [TL-07]', () => {
  const told = (people: readonly Person[], place = 'valley') =>
    tellTrial({ language: 'hi', words: WORDS, prose: PROSE, people, place });

  test('for a girl, her grandmother and her cat', () => {
    expect(told([child('मीरा', 'f'), adult('दादी', 'f'), pet('मीनू', 'x', 'cat')])).toEqual([
      'मीरा का नन्हा अँधेरा',
      'झरने के पीछे छिपी गुफ़ा में कोई सुबक रहा था। मीरा ने झाँककर देखा। वहाँ एक नन्हा अँधेरा बैठा था, उसकी मुट्ठी से ज़रा-सा बड़ा। “मुझे उजाले से डर लगता है,” झुटपुट ने कहा।',
      'मीरा दौड़ी और पत्तों के पकौड़े ले आई। प्यारी बिल्ली मीनू चुपचाप पास बैठ गई। मीनू की पूँछ हिलने लगी। दादी मीरा को देखकर मुस्कुराईं। “डरने वाले को टोपी चाहिए,” उन्होंने कहा और चली गईं।',
      expect.stringMatching(
        /^मीरा ने एक छोट(?:ा डिब्बा उठाया|ी टोकरी उठाई) और उसमें नन्हे अँधेरे को सुला दिया। वह बहुत खुश थी। उस रात से गुफ़ा में कोई नहीं रोता, और मीरा भी नहीं डरती।$/,
      ),
    ]);
  });

  test.each<[string, Spoken, string, string]>([
    ['a boy', 'm', 'रोहन दौड़ा और पराँठे ले आया।', 'वह बहुत खुश था।'],
    ['neither', 'n', 'रोहन दौड़े और पराँठे ले आए।', 'वे बहुत खुश थे।'],
    ['not said', 'x', 'रोहन दौड़े और पराँठे ले आए।', 'वे बहुत खुश थे।'],
  ])('for %s', (_who, spoken, ran, glad) => {
    const text = told([child('रोहन', spoken), adult('नानाजी', 'm')], 'home').join('\n');
    expect(text).toContain(ran);
    expect(text).toContain(glad);
    expect(text).toContain('नानाजी रोहन को देखकर मुस्कुराए।');
  });

  test('for somebody who uses a wheelchair, under a Latin name, with somebody of the place', () => {
    const text = told([somebody('Emma', 'f', 'wheelchair')]).join('\n');
    expect(text).toContain('Emma ने झाँककर देखा।');
    expect(text).toContain('Emma तेज़ी से बढ़ी');
    expect(text).toContain(
      'बूढ़ी डायनासोर काई Emma को देखकर मुस्कुराई। “डरने वाले को टोपी चाहिए,” उसने कहा और चली गई।',
    );
  });

  test('for a group, of girls and of both', () => {
    const family = (...others: Person[]) =>
      told([child('मीरा', 'f'), adult('दादाजी', 'm'), child('कबीर', 'm'), ...others])[3];
    expect(family(child('ईशा', 'f'), adult('बुआ', 'f'))).toBe(
      'कबीर छाता लेकर आया। ईशा और बुआ दबे पाँव आईं और वहीं बैठ गईं। उन्हें भी नींद आ रही थी।',
    );
    expect(family(child('ईशा', 'f'), child('ओम', 'm'))).toBe(
      'कबीर छाता लेकर आया। ईशा और ओम दबे पाँव आए और वहीं बैठ गए। उन्हें भी नींद आ रही थी।',
    );
  });
});
