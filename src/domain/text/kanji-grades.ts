/** The signs that children in Japan learn in their first two years of school. */
const EARLY = new Set(
  // First year
  '一右雨円王音下火花貝学気九休玉金空月犬見五口校左三山子四糸字耳七車手十出女小上森人水正生青夕石赤千川先早草足村大男竹中虫町天田土二日入年白八百文木本名目立力林六' +
    // Second year
    '引羽雲園遠何科夏家歌画回会海絵外角楽活間丸岩顔汽記帰弓牛魚京強教近兄形計元言原戸古午後語工公広交光考行高黄合谷国黒今才細作算止市矢姉思紙寺自時室社弱首秋週春書少場色食心新親図数西声星晴切雪船線前組走多太体台地池知茶昼長鳥朝直通弟店点電刀冬当東答頭同道読内南肉馬売買麦半番父風分聞米歩母方北毎妹万明鳴毛門夜野友用曜来里理話',
);

export const KANJI = /[\p{Script=Han}々]/u;

/** Whether somebody in the second year of school can read all signs of a word. */
export function isEarlyKanji(text: string): boolean {
  return Array.from(text).every((sign) => !KANJI.test(sign) || EARLY.has(sign));
}
