import sharp from 'sharp';
import type { LanguageCode } from '#domain/languages.ts';
import type { Book, BookPicture, PageVoice } from '#engines/bookbinder/port.ts';

interface Sample {
  title: string;
  heroes: string;
  madeWith: string;
  scenes: readonly string[];
}

/** The same little story in every language: two scenes, the first with speech and two paragraphs. */
export const SAMPLES: Record<LanguageCode, Sample> = {
  en: {
    title: 'Mia and the lantern',
    heroes: 'Mia and Ember the dragon',
    madeWith: 'Made with Fabloom',
    scenes: [
      'One evening Mia found a lantern under the old oak. It was very cold and very small.\n\n“Who are you?” asked Mia. “I am Ember,” said the lantern.',
      'They walked home together. All the stars came out to look.',
    ],
  },
  es: {
    title: 'Mia y el farol',
    heroes: 'Mia y el dragón Ember',
    madeWith: 'Hecho con Fabloom',
    scenes: [
      'Una tarde, Mia encontró un farol bajo el viejo roble. Estaba muy frío y era muy pequeño.\n\n—¿Quién eres? —preguntó Mia. —¡Soy Ember! —dijo el farol.',
      'Volvieron juntos a casa. Todas las estrellas salieron a mirar.',
    ],
  },
  fr: {
    title: 'Mia et la lanterne',
    heroes: 'Mia et le dragon Ember',
    madeWith: 'Fait avec Fabloom',
    scenes: [
      'Un soir, Mia trouva une lanterne sous le vieux chêne. Elle était très froide et toute petite.\n\n« Qui es-tu ? » demanda Mia. « Je suis Ember », dit la lanterne.',
      'Ils rentrèrent ensemble. Toutes les étoiles sortirent pour regarder.',
    ],
  },
  de: {
    title: 'Mia und die Laterne',
    heroes: 'Mia und der Drache Ember',
    madeWith: 'Gemacht mit Fabloom',
    scenes: [
      'Eines Abends fand Mia eine Laterne unter der alten Eiche. Sie war sehr kalt und sehr klein.\n\n„Wer bist du?“, fragte Mia. „Ich bin Ember“, sagte die Laterne.',
      'Sie gingen zusammen nach Hause. Alle Sterne kamen heraus und schauten zu.',
    ],
  },
  hi: {
    title: 'मीरा और लालटेन',
    heroes: 'मीरा और ड्रैगन Ember',
    madeWith: 'Fabloom के साथ बनाई',
    scenes: [
      'एक शाम मीरा को पुराने पेड़ के नीचे एक लालटेन मिली। वह बहुत ठंडी और बहुत छोटी थी।\n\n“तुम कौन हो?” मीरा ने पूछा। “मैं Ember हूँ,” लालटेन ने कहा।',
      'दोनों साथ-साथ घर चले। सारे तारे देखने के लिए निकल आए।',
    ],
  },
  ta: {
    title: 'மாயாவும் விளக்கும்',
    heroes: 'மாயாவும் Ember என்ற டிராகனும்',
    madeWith: 'Fabloom உடன் செய்தது',
    scenes: [
      'ஒரு மாலையில் மாயா பழைய மரத்தின் கீழே ஒரு விளக்கைக் கண்டாள். அது மிகவும் குளிர்ந்து, மிகவும் சிறியதாக இருந்தது.\n\n“நீ யார்?” என்று மாயா கேட்டாள். “நான் Ember,” என்றது விளக்கு.',
      'இருவரும் சேர்ந்து வீட்டுக்கு நடந்தார்கள். எல்லா விண்மீன்களும் பார்க்க வந்தன.',
    ],
  },
  zh: {
    title: '小雨和灯笼',
    heroes: '小雨和小龙Ember',
    madeWith: '用 Fabloom 制作',
    scenes: [
      '一天傍晚，小雨在老橡树下捡到一盏灯笼。它又冷又小，躲在落叶里，一声也不吭，好像怕被人找到。\n\n“你是谁？”小雨问。“我是Ember。”灯笼说。',
      '他们一起走回家。满天的星星都出来看。',
    ],
  },
  ja: {
    title: 'さくらとランタン',
    heroes: 'さくらとドラゴンのEmber',
    madeWith: 'Fabloom で作りました',
    scenes: [
      'ある夕方、さくらは古い木の下で、小さなランタンを見つけました。ランタンは、とてもつめたく、とても小さかったのです。\n\n「あなたは、だれ？」と、さくらは聞きました。「Emberだよ」と、ランタンは言いました。',
      '二人は、いっしょに家へ帰りました。星がみんな、見に出てきました。',
    ],
  },
  sv: {
    title: 'Mia och lyktan',
    heroes: 'Mia och draken Ember',
    madeWith: 'Gjord med Fabloom',
    scenes: [
      'En kväll hittade Mia en lykta under den gamla eken. Den var mycket kall och mycket liten.\n\n”Vem är du?” frågade Mia. ”Jag är Ember”, sa lyktan.',
      'De gick hem tillsammans. Alla stjärnor kom ut för att titta.',
    ],
  },
  mr: {
    title: 'सई आणि कंदील',
    heroes: 'सई आणि ड्रॅगन Ember',
    madeWith: 'Fabloom सोबत बनवली',
    scenes: [
      'एका संध्याकाळी सईला जुन्या झाडाखाली एक कंदील सापडला. तो खूप थंड आणि खूप लहान होता.\n\n“तू कोण आहेस?” सईने विचारलं. “मी Ember,” कंदील म्हणाला.',
      'दोघं मिळून घरी गेले. सगळे तारे बघायला बाहेर आले.',
    ],
  },
};

const PICTURE: BookPicture = {
  jpeg: await sharp({ create: { width: 1280, height: 720, channels: 3, background: '#3F7D63' } })
    .jpeg()
    .toBuffer(),
  description: 'A child with a lantern under an oak',
};

/** A book with pictures and a cover. */
export function sampleBook(language: LanguageCode, changes: Partial<Book> = {}): Book {
  const { title, heroes, madeWith, scenes } = SAMPLES[language];
  const pages = scenes.map((text) => ({ text, picture: PICTURE }));
  return {
    id: '3f0c0a52-6f1e-4d5a-9a4e-0d6d6f0f0001',
    title,
    language,
    heroes,
    pages,
    cover: PICTURE,
    madeWith: { title: madeWith, lines: ['Mia, 7'] },
    ...changes,
  };
}

const SECONDS_A_WORD = 0.4;
/** The header of a silent frame of MP3, and its body. */
const FRAME = Uint8Array.from([0xff, 0xfb, 0x90, 0xc4, ...Array<number>(413).fill(0)]);

/** A voice for every page that takes as long for each word. */
export async function* sampleVoices({ pages, language }: Book): AsyncGenerator<PageVoice> {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  for (const { text } of pages) {
    const words = Array.from(segmenter.segment(text))
      .filter(({ isWordLike }) => isWordLike)
      .map(({ segment, index }, i) => ({
        offset: index,
        length: segment.length,
        start: i * SECONDS_A_WORD,
        end: (i + 0.9) * SECONDS_A_WORD,
      }));
    yield await Promise.resolve({ mp3: FRAME, duration: words.length * SECONDS_A_WORD + 0.5, words });
  }
}

/** What breaks markup, XML and fonts, all in one line. */
export const NASTY =
  '#let x = 1 *bold* _it_ $x^2$ [link] \\ @ref `code` <b>&amp; "q" \'s\' ]]> // /* -- #pagebreak() \u0000\u0007\ud800 🐉👩‍👩‍👧 1️⃣ 한 मीरा மாயா 小雨 Жар é';
