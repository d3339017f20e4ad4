import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode } from '#domain/languages.ts';
import { endsSentence } from '#domain/text/abbreviations.ts';
import { spokenForm, spokenSentence } from '#engines/narrator/built-in/readings/spoken-form.ts';
import { wordsOf } from '#domain/text/words.ts';

test.each<[LanguageCode, string]>([
  ['en', 'Shhh=shush Psst=psst Hmmm=hmm Brrr=burr Zzz=zizz Grrr=gurr Pfft=piff BRRR=burr'],
  ['en', 'Aaaah=ah Nooo=no Whooosh=whoosh Sooo=so Yaaay=yay Heeelp=help Pleeease=please Tick=Tick'],
  ['en', 'STOP=stop I=I OK=OK TV=TV B-b-but=but half-open=half-open T-shirt=T-shirt 3-4=3_to_4'],
  ['es', 'Shhh=chis Brrr=burr Nooo=no Aaaah=ah Perrrro=perro ALTO=alto Leeeer=leer'],
  ['fr', 'Chut=chute Pssst=psitt Nooon=non Ouiii=oui ARRÊTE=arrête 2e=2ème'],
  ['de', 'Pst=pist Schhh=schisch Neiiin=nein Schneeee=schnee Schnelll=schnell HALT=halt LKW=LKW'],
  ['sv', 'Schhh=hysch Neeej=nej Stoppp=stopp STOPP=stopp'],
  ['hi', 'श्श्श=शश आआआह=आह नहींईई=नहीं भाई=भाई आओ=आओ LUNA=luna'],
  ['mr', 'श्श्श=शश नाहीईई=नाही बाई=बाई'],
  ['ta', 'ஷ்ஷ்ஷ்=உஷ் ஆஆஆ=ஆ வேண்டாம்ம்ம்=வேண்டாம் அம்மா=அம்மா'],
  ['zh', '小狐狸=小狐狸 12=十二 大熊=大xong2'],
  ['ja', 'ああああ=あー わーーい=わーい うさぎ=うさぎ'],
])('[VO-03] in %s, calls, shouts and stretched words can be said: %s', (language, pairs) => {
  for (const pair of pairs.split(' ')) {
    const [written = '', spoken = ''] = pair.split('=');
    expect(spokenForm(written, language)).toBe(spoken.replaceAll('_', ' '));
  }
});

test.each<[LanguageCode, string, string]>([
  ['en', 'Mr. Fox met Dr. Owl, e.g. at No. 5.', 'Mr Fox met Doctor Owl, for example at number 5.'],
  ['en', 'Wait… “Stop!” she said — “now”.', 'Wait, Stop! she said, now.'],
  ['en', 'The “big” house 😀 (red) ❤️!!!', 'The big house, red!'],
  ['en', 'At 3:05, 10:00 and 7.15 p.m., pages 3–5.', 'At 3 oh 5, 10 o’clock and 7 15 p.m, pages 3 to 5.'],
  ['en', 'She gave 小明 and さくら 50% of $5.', 'She gave xiaoming and sakura 50% of 5 dollars.'],
  ['en', 'No. Then J. K. slept.', 'No. Then J K slept.'],
  ['es', '—¡Alto! —dijo la Sra. Gallina—. «Ven»…', 'Alto! dijo la señora Gallina. Ven.'],
  [
    'es',
    'A las 3:30, la 3.ª vez, D. Juan, p. ej., vio el n.º 5.',
    'A las 3 y 30, la tercera vez, don Juan, por ejemplo, vio el número 5.',
  ],
  [
    'fr',
    '« Arrête ! » dit M. Renard à Mme Poule — vite…',
    'Arrête! dit monsieur Renard à madame Poule, vite.',
  ],
  ['fr', 'À 3h30 ou 1:00, au n° 5, p. ex. ici.', 'À 3 heures 30 ou une heure, au numéro 5, par exemple ici.'],
  [
    'de',
    '„Halt!“, rief Dr. Eule – z. B. heute usw.',
    'Halt! rief Doktor Eule, zum Beispiel heute und so weiter.',
  ],
  ['de', 'Am 3. Mai um 3:30 Uhr, 15.30 Uhr, Nr. 5.', 'Am dritten Mai um 3 Uhr 30, 15 Uhr 30, Nummer 5.'],
  [
    'sv',
    '”Stopp!” sa dr Uggla – t.ex. kl. 15.30, osv.',
    'Stopp! sa doktor Uggla, till exempel klockan 15 30, och så vidare.',
  ],
  ['sv', 'Den 3:e maj, den 21:a och den 30:e', 'Den tredje maj, den tjugoförsta och den trettionde'],
  ['hi', '“रुको!” डॉ. उल्लू ने कहा — ३:३० बजे… Tom।', 'रुको! डॉक्टर उल्लू ने कहा, ३ ३० बजे, Tom.'],
  ['mr', '“थांब!” श्री. कोल्हा म्हणाला — 3:30 वाजता…', 'थांब! श्री कोल्हा म्हणाला, 3 30 वाजता.'],
  ['ta', '“நில்!” என்றார் திரு. கண்ணன் — எ.கா. Tom…', 'நில்! என்றார் திரு கண்ணன், எடுத்துக் காட்டாக Tom.'],
  ['zh', '嘘——“停！”Tom说：2只狐狸3:30来，50%……', '嘘, 停! Tom说: 两只狐狸三点三十分来, 百分之五十.'],
  ['ja', '「とまれ！」と、うさぎは言った…3匹！', 'トマレ! ト, ウサギ ワ イッタ, サンビキ!'],
])('[VO-03] in %s, "%s" is handed over as "%s"', async (language, text, spoken) => {
  expect((await spokenSentence(text, wordsOf(text, language), language)).spoken).toBe(spoken);
});

test.each<[LanguageCode, string, string[]]>([
  ['en', '“Shhh!” said Mr. Fox 😀 at 3:30.', ['shush', 'said', 'Mr', 'Fox', 'at', '3', '30']],
  ['es', 'La 3.ª vez', ['La', 'tercera', '', 'vez']],
  ['fr', 'l’ours dit-il', ['l’ours', 'dit-il']],
  ['de', 'z. B. 3:30 Uhr', ['zum', 'Beispiel', '3', 'Uhr', '30']],
  ['sv', 't.ex. nu', ['till exempel', 'nu']],
  ['hi', 'डॉ. उल्लू', ['डॉक्टर', 'उल्लू']],
  ['mr', 'श्री. राम', ['श्री', 'राम']],
  ['ta', 'ஆஆஆ பூனை', ['ஆ', 'பூனை']],
  ['zh', '有2只狗', ['有', '两', '只', '狗']],
  ['ja', '森へ行った', ['モリ', 'エ', 'イ', 'ッ', 'タ']],
])('[VO-03] in %s, each word of "%s" is found again', async (language, text, forms) => {
  const words = wordsOf(text, language);
  const { spoken, spans } = await spokenSentence(text, words, language);
  expect(spans.map(({ word }) => word)).toEqual(words.map((_, i) => i));
  expect(spans.map(({ start, end }) => spoken.slice(start, end))).toEqual(forms);
});

test.each<[LanguageCode, string, string, boolean]>([
  ['en', 'Mr.', 'Fox went.', false],
  ['en', 'He went home.', 'Then he slept.', true],
  ['en', 'Oh no.', 'Then he slept.', true],
  ['en', 'It was I.', 'Then he slept.', true],
  ['de', 'Er sah z.', 'B. Eulen.', false],
  ['de', 'Am 3.', 'Mai.', false],
  ['de', 'Äpfel usw.', 'Dann ging er.', true],
  ['es', 'La Sra.', 'Gallina.', false],
])('in %s, after "%s" and before "%s" a sentence ends: %s', (language, before, after, ends) => {
  expect(endsSentence(before, after, language)).toBe(ends);
});

const PIECES =
  'Mr|z|B|3|30|2023|Shhh|OK|l’ours|डॉ|நில்|小熊|森|うさぎ|っ|ー|😀|👩‍👧|.|…|:|-|—|“|”|«|「|」|。| |%|(|ª|\u200B|~|𠮷'.split(
    '|',
  );

test('[VO-03] whatever the text, the words stand in order in it and no sign is left that would be read out', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...LANGUAGE_CODES),
      fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }),
      async (language, pieces) => {
        const text = pieces.join('');
        const words = wordsOf(text, language);
        const { spoken, spans } = await spokenSentence(text, words, language);
        expect(spans).toHaveLength(words.length);
        spans.forEach(({ start, end }, i) => {
          expect(start).toBeGreaterThanOrEqual(spans[i - 1]?.end ?? 0);
          expect(end).toBeGreaterThanOrEqual(start);
        });
        expect(spans.at(-1)?.end ?? 0).toBeLessThanOrEqual(spoken.length);
        expect(spoken).not.toMatch(/[“”«»「」…—()]|\p{Emoji_Presentation}/u);
      },
    ),
    { numRuns: 300 },
  );
});
