import type { Moves } from '#engines/storyteller/tales/grammar/moves.ts';

const GODAN: Readonly<Record<string, readonly [a: string, i: string, o: string, te: string]>> = {
  う: ['わ', 'い', 'お', 'って'],
  く: ['か', 'き', 'こ', 'いて'],
  ぐ: ['が', 'ぎ', 'ご', 'いで'],
  す: ['さ', 'し', 'そ', 'して'],
  つ: ['た', 'ち', 'と', 'って'],
  ぶ: ['ば', 'び', 'ぼ', 'んで'],
  む: ['ま', 'み', 'も', 'んで'],
  る: ['ら', 'り', 'ろ', 'って'],
};

/** "かがめ-る": a dash stands before the る that falls off. */
function stemsOf(verb: string): readonly string[] {
  if (verb.endsWith('する')) return stemsOf(`${verb.slice(0, -2)}し-る`);
  if (!verb.endsWith('-る')) return (GODAN[verb.slice(-1)] ?? []).map((end) => `${verb.slice(0, -1)}${end}`);
  const stem = verb.slice(0, -2);
  return [stem, stem, `${stem}よ`, `${stem}て`];
}

const POLITE = ['ます', 'ました', 'ません', 'ませんでした', 'ましょう', 'ながら', 'たい'];

/** Every form of a verb that a story may need. */
function conjugated(verb: string): string[] {
  const [a = '', i = '', o = '', te = ''] = stemsOf(verb);
  const ta = te.replace(/て$/, 'た').replace(/で$/, 'だ');
  const plain = [verb.replace('-', ''), te, ta, `${ta}ら`, `${a}ない`, `${a}なかった`, `${o}う`];
  return [...plain, ...POLITE.map((end) => `${i}${end}`)];
}

/**
 * How somebody gets about who does not walk, or walks with care; in those kanji that are learnt first where the author writes
 * kanji. On a way
 * (道を歩く) nothing may have an を of its own.
 */
const VERBS: readonly [verb: string, onWheels: string, withCare: string][] = [
  ['走る', '車いすで走る', 'いそぐ'],
  ['はしる', 'くるまいすではしる', 'いそぐ'],
  ['歩く', '車いすですすむ', '歩く'],
  ['あるく', 'くるまいすですすむ', 'あるく'],
  ['かけだす', 'くるまいすでとびだす', 'いそぐ'],
  ['かけよる', 'くるまいすでちかよる', 'ちかよる'],
  ['とび上がる', '体をはずませ-る', 'せすじをのばす'],
  ['とびあがる', 'からだをはずませ-る', 'せすじをのばす'],
  ['とびはね-る', 'からだをはずませ-る', 'からだをゆらす'],
  ['立ち上がる', '体をおこす', '立ち上がる'],
  ['たちあがる', 'からだをおこす', 'たちあがる'],
  ['立つ', 'とまる', '立つ'],
  ['たつ', 'とまる', 'たつ'],
  ['のぼる', 'あがる', 'ゆっくりのぼる'],
  ['しゃがむ', 'からだをかがめ-る', 'からだをかがめ-る'],
  ['おどる', 'くるくるまわる', 'からだをゆらす'],
  ['スキップする', 'くるくるまわる', '手をふる'],
];
const PHRASES: readonly [phrase: string, onWheels: string, withCare: string][] = [
  ['しのび足で', 'そっと車いすで', 'そっと'],
  ['しのびあしで', 'そっとくるまいすで', 'そっと'],
  ['かけ足で', '大いそぎで', 'いそいで'],
  ['かけあしで', 'おおいそぎで', 'いそいで'],
  ['足音', '車りんの音', '足音'],
  ['あしおと', 'しゃりんのおと', 'あしおと'],
  ['足', '車りん', '足'],
  ['あし', 'しゃりん', 'あし'],
  ['一歩', 'ひとこぎ', '一歩'],
  ['いっぽ', 'ひとこぎ', 'いっぽ'],
];

/** Every form of these, as an author may brace it. */
export const MOVES: Moves = Object.fromEntries([
  ...PHRASES.map(([phrase, ...said]) => [phrase, said]),
  ...VERBS.flatMap(([verb, onWheels, withCare]) => {
    const [wheels, care] = [conjugated(onWheels), conjugated(withCare)];
    return conjugated(verb).map((form, i) => [form, [wheels[i] ?? form, care[i] ?? form]]);
  }),
]);
