/** Sounds are written as the Japanese voices learned them: a soft ɨ after s, ts, z and in きゅ, β for w. */
const MORAS: Record<string, string> = moras(`
  ア a イ i ウ ɯ エ e オ o ァ a ィ i ゥ ɯ ェ e ォ o
  カ ka キ kʲi ク kɯ ケ ke コ ko ガ ɡa ギ ɡʲi グ ɡɯ ゲ ɡe ゴ ɡo ヵ ka ヶ ke
  サ sa シ ɕi ス sɨ セ se ソ so ザ ʣa ジ ʥi ズ zɨ ゼ ʣe ゾ ʣo
  タ ta チ ʨi ツ ʦɨ テ te ト to ダ da ヂ ʥi ヅ zɨ デ de ド do
  ナ na ニ ɲi ヌ nɯ ネ ne ノ no
  ハ ha ヒ çi フ ɸɯ ヘ he ホ ho バ ba ビ bʲi ブ bɯ ベ be ボ bo パ pa ピ pʲi プ pɯ ペ pe ポ po
  マ ma ミ mʲi ム mɯ メ me モ mo
  ヤ ja ユ jɯ ヨ jo ャ ja ュ jɯ ョ jo
  ラ ɾa リ ɾʲi ル ɾɯ レ ɾe ロ ɾo
  ワ βa ヮ βa ヰ i ヱ e ヲ o ヴ vɯ
  イェ je ウィ βi ウェ βe ウォ βo
  キャ kʲa キュ kʲɨ キェ kʲe キョ kʲo ギャ ɡʲa ギュ ɡʲɨ ギェ ɡʲe ギョ ɡʲo
  クァ kᵝa クィ kᵝi クェ kᵝe クォ kᵝo グァ ɡᵝa グィ ɡᵝi グェ ɡᵝe グォ ɡᵝo
  シャ ɕa シュ ɕɨ シェ ɕe ショ ɕo ジャ ʥa ジュ ʥɨ ジェ ʥe ジョ ʥo スィ si ズィ zi
  チャ ʨa チュ ʨɨ チェ ʨe チョ ʨo ヂャ ʥa ヂュ ʥɨ ヂョ ʥo
  ツァ ʦa ツィ ʦʲi ツェ ʦe ツォ ʦo ティ tʲi テュ tʲɨ ディ dʲi デュ dʲɨ トゥ tɯ ドゥ dɯ
  ニャ ɲa ニュ ɲɨ ニェ ɲe ニョ ɲo ヒャ ça ヒュ çɨ ヒェ çe ヒョ ço
  ビャ bʲa ビュ bʲɨ ビェ bʲe ビョ bʲo ピャ pʲa ピュ pʲɨ ピェ pʲe ピョ pʲo
  ファ ɸa フィ ɸʲi フェ ɸe フォ ɸo フュ ɸʲɨ フョ ɸʲo
  ミャ mʲa ミュ mʲɨ ミェ mʲe ミョ mʲo リャ ɾʲa リュ ɾʲɨ リェ ɾʲe リョ ɾʲo
  ヴァ va ヴィ vʲi ヴェ ve ヴォ vo ヴュ bʲɨ ヴョ bʲo
`);

function moras(rows: string): Record<string, string> {
  const cells = rows.trim().split(/\s+/);
  const table: Record<string, string> = {};
  for (let i = 0; i < cells.length; i += 2) table[cells[i] ?? ''] = cells[i + 1] ?? '';
  return table;
}

/** One beat of the language. */
export interface Mora {
  kana: string;
  sounds: string;
}

/** The beats of a word in katakana. */
export function morasOf(kana: string): Mora[] {
  const beats = kana.match(/[ァ-ヺー][ァィゥェォャュョヮ]?/g) ?? [];
  return beats.map((beat, i) => ({ kana: beat, sounds: soundsOf(beat, beats[i + 1]) }));
}

function soundsOf(beat: string, next: string | undefined): string {
  if (beat.startsWith('ー')) return `ː${MORAS[beat.slice(1)] ?? ''}`;
  if (beat.startsWith('ッ')) return `ʔ${MORAS[beat.slice(1)] ?? ''}`;
  if (beat.startsWith('ン')) return `${nasal(next)}${MORAS[beat.slice(1)] ?? ''}`;
  const known = MORAS[beat];
  if (known !== undefined) return known;
  const large = MORAS[beat.charAt(0)] ?? '';
  return `${large.slice(0, -1)}${MORAS[beat.slice(1)] ?? ''}`;
}

/** ん is made where the next sound is made. */
function nasal(next: string | undefined): string {
  const sounds = next === undefined ? '' : (MORAS[next] ?? MORAS[next.charAt(0)] ?? '');
  if (/^[mpb]/.test(sounds)) return 'm';
  if (/^[kɡ]/.test(sounds)) return 'ŋ';
  if (/^[ɲʨʥ]/.test(sounds)) return 'ɲ';
  if (/^[ntdɾz]/.test(sounds)) return 'n';
  return 'ɴ';
}

/** Hiragana as katakana; a wave after a kana draws it out. */
export function inKatakana(text: string): string {
  return text
    .replaceAll(/[ぁ-ゖ]/g, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) + 0x60))
    .replaceAll(/(?<=[ァ-ヺー])[〜～]/g, 'ー');
}

/** In this order: the glide j is a y before ʥ becomes a j. */
const LATIN: [RegExp, string][] = [
  [/j/g, 'y'],
  [/ʔʨ/g, 'tch'],
  [/ʔ(.)/gu, '$1$1'],
  [/[ʔː]/g, ''],
  [/ʨ/g, 'ch'],
  [/ɕ/g, 'sh'],
  [/ʦ/g, 'ts'],
  [/ʥ/g, 'j'],
  [/[ʣ]/g, 'z'],
  [/[ɯɨ]/g, 'u'],
  [/ɲ(?=[auo])/g, 'ny'],
  [/[ɲŋɴ]/g, 'n'],
  [/ç(?=[auo])/g, 'hy'],
  [/ç/g, 'h'],
  [/ɸ/g, 'f'],
  [/β/g, 'w'],
  [/ɾ/g, 'r'],
  [/ɡ/g, 'g'],
  [/ʲ(?=i)/g, ''],
  [/ʲ/g, 'y'],
  [/ᵝ/g, 'w'],
];

/** Kana in Latin letters, for voices that know no others. */
export function kanaInLatin(text: string): string {
  const sounds = morasOf(inKatakana(text))
    .map((mora) => mora.sounds)
    .join('');
  return LATIN.reduce((latin, [from, to]) => latin.replaceAll(from, to), sounds);
}
