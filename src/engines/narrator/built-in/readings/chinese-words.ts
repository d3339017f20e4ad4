/** Words that pinyin-pro reads wrongly, or only in longer sentences. */
export const CHINESE_WORDS: Readonly<Record<string, string>> = {
  还给: 'huán gěi',
  还书: 'huán shū',
  教书: 'jiāo shū',
  数数: 'shǔ shù',
  数星星: 'shǔ xīng xīng',
  数一数: 'shǔ yī shǔ',
  种花: 'zhòng huā',
  种菜: 'zhòng cài',
  一种花: 'yì zhǒng huā',
  这种花: 'zhè zhǒng huā',
  那种花: 'nà zhǒng huā',
  各种花: 'gè zhǒng huā',
  有空: 'yǒu kòng',
  有空气: 'yǒu kōng qì',
  背着: 'bēi zhe',
  背上书包: 'bēi shàng shū bāo',
  倒水: 'dào shuǐ',
  倒茶: 'dào chá',
  倒着: 'dào zhe',
  理发: 'lǐ fà',
  盛饭: 'chéng fàn',
  盛汤: 'chéng tāng',
  朝阳: 'zhāo yáng',
  弹珠: 'dàn zhū',
  系鞋带: 'jì xié dài',
  系好: 'jì hǎo',
  系上: 'jì shàng',
  呼噜: 'hū lu',
  骆驼: 'luò tuo',
  葡萄: 'pú tao',
  滴答: 'dī dā',
  叽叽喳喳: 'jī jī zhā zhā',
  轰隆隆: 'hōng lōng lōng',
  ...behind(
    `跑=pǎo 飞=fēi 走=zǒu 笑=xiào 高兴=gāo_xìng 说=shuō 睡=shuì 长=zhǎng 吃=chī 玩=wán 唱=chàng 跳=tiào 看=kàn 听=tīng 站=zhàn
    坐=zuò 累=lèi 饿=è 吓=xià 急=jí 忙=máng 乐=lè 美=měi 大=dà 小=xiǎo 多=duō 冷=lěng 热=rè 疼=téng 哭=kū 变=biàn 显=xiǎn 记=jì
    认=rèn 懂=dǒng 舍=shě 值=zhí 游=yóu 写=xiě 画=huà 做=zuò 亮=liàng 轻=qīng 静=jìng 快=kuài 慢=màn 高=gāo 低=dī 远=yuǎn 近=jìn
    叫=jiào 喊=hǎn 开心=kāi_xīn`,
  ),
};

/** 跑得快: behind a verb 得 has no tone. */
function behind(verbs: string): Record<string, string> {
  return Object.fromEntries(
    verbs.split(/\s+/).map((pair) => {
      const [verb = '', reading = ''] = pair.replaceAll('_', ' ').split('=');
      return [`${verb}得`, `${reading} de`];
    }),
  );
}
