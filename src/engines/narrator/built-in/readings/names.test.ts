import { afterAll, expect, test } from 'vitest';
import type { LanguageCode } from '#domain/languages.ts';
import { wordsOf } from '#domain/text/words.ts';
import { openEspeak } from '#engines/narrator/built-in/programs/open-programs.ts';
import { nameAsHeard } from '#engines/narrator/built-in/readings/names.ts';
import { spokenSentence } from '#engines/narrator/built-in/readings/spoken-form.ts';
import { VOICES } from '#engines/narrator/built-in/voices.ts';

const espeak = openEspeak();
afterAll(() => espeak.close());

async function phonemesOf(word: string, language: LanguageCode): Promise<string> {
  const { spoken } = await spokenSentence(word, wordsOf(word, language), language);
  const { events } = await espeak.run(
    { text: spoken, voice: VOICES[language].quick, rate: 400, pitch: 50 },
    new AbortController().signal,
  );
  return events.map(({ phoneme }) => phoneme).join('');
}

/** Names of families and of our heroes, and calls of the tales; stress and length may be the voice's own. */
const rows: [LanguageCode, words: string][] = [
  [
    'en',
    `Siobhan=ʃɪvɔn Aoife=ifə Saoirse=sɜʃə Niamh=niv Caoimhe=kivə Eoin=oʊɪn Isla=aɪlə Sean=ʃɔn Maeve=meɪv Rhys=ɹis Eilidh=aɪli
    Cillian=kɪliən Oisín=ʌʃin Róisín=ɹoʊʃin Siân=ʃɑn Gráinne=ɡɹɔnjə Ciara=kiəɹə Zoë=zoʊi Chloe=kloʊi Phoebe=fibi
    Penelope=pənɛləpi Penélope=pənɛləpi Hermione=hɜmaɪəni Persephone=pɚsɛfəni Naomi=neɪoʊmi Noemi=noʊeɪmi Leah=li Hugh=hju
    Eloise=ɛloʊiz Inés=inɛs Joaquín=wɑkin Joaquin=wɑkin José=hoʊseɪ Mateo=mɐteɪoʊ Théo=teɪoʊ Renée=ɹᵻneɪ Esmé=ɛsmeɪ
    Ximena=himeɪnə Xochitl=soʊtʃil Nguyen=wɪn Kwame=kwɑmeɪ Kwame’s=kwɑmeɪz Ngozi=əŋɡoʊzi Thandiwe=tɑndiweɪ Łukasz=wʊkɑʃ
    Ishaan=iʃɑn Vihaan=vihɑn Priya=pɹɪjə Meera=mɪɹə Yuki=juki Mei=meɪ Leila=leɪlə
    Hoo=hu Hoo-hoo=huhu Tu-whit=tuwɪt Kerplunk=kɜplʌŋk Squelch=skwɛltʃ Splosh=splɑʃ Rattle-wheep=ɹæɾəlwip`,
  ],
  [
    'de',
    `Sean=ʃon Jason=dʒɛjzən Michelle=mɪʃɛl José=hɔse Joaquín=hoakin Jacques=ʃak Louis=lui Ayşe=aɪʃə Çağla=tʃɑlɑ Noah=noɑ
    Sophie=zofi Amélie=ɑmeli Yusuf=juzuf Björn=bjœɾn Søren=zœrən Uhu=uhu Kuckuck=kʊkʊk`,
  ],
  [
    'es',
    'Michael=maikel Jessica=ʝesika Charlotte=ʃaɾlot Giulia=ʝulja Björn=bjoɾn Jürgen=ʝuɾɣen Sean=ʃon Chloé=kloe Xavi=tʃaβi Jordi=ʝoɾði Iker=ikeɾ Hugo=uɣo',
  ],
  [
    'fr',
    'Björn=bjœʁn Giulia=dʒulja Javier=ʁavjɛʁ Yuki=juki Anaïs=anais Maël=maɛl Loïc=lɔik Benoît=bənwa Zoé=zɔe Thomas=toma',
  ],
  ['sv', 'José=huse Louis=lui Yuki=juki Åke=okə Björn=bjœrn Kjell=ɕɛl Signe=sɪŋnə'],
];

test.each(rows)(
  'in %s names and calls are heard as they are said: %s [VO-12]',
  async (language, words) => {
    const heard: string[] = [];
    for (const pair of words.split(/\s+/)) {
      const [written = ''] = pair.split('=');
      heard.push(`${written}=${(await phonemesOf(written, language)).replaceAll(/[ˈˌː]/g, '')}`);
    }
    expect(heard).toEqual(words.split(/\s+/));
  },
  60_000,
);

test('only what is written as a name is one, whosever it is', () => {
  expect(nameAsHeard('Kwame', 'en')).toBe('kwahmay');
  expect(nameAsHeard('Kwame’s', 'en')).toBe('kwahmay’s');
  expect(nameAsHeard('Seans', 'de')).toBe('schoons');
  expect(nameAsHeard('jordi', 'es')).toBeUndefined();
  expect(nameAsHeard('Kwame', 'ta')).toBeUndefined();
  // Of no name the first letters are one.
  expect(nameAsHeard('Owen', 'en')).toBeUndefined();
});
