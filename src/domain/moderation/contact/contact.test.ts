import { describe, expect, test } from 'vitest';
import { createModeration } from '#domain/moderation/moderation.ts';

const moderation = createModeration({});

describe('what leads to a child is found [TR-07]', () => {
  test.each([
    // telephones
    '555-123-4567', '(555) 123 4567', 'call me 5551234', '+44 7700 900123', '07700 900 123', '0151 23456789',
    '0151/23456789', '+34 612 345 678', '612 345 678', '06 12 34 56 78', '0612345678', '98765 43210', '9876543210',
    '९८७६५४३२१०', '９０-１２３４-５６７８', '090-1234-5678', '138 0013 8000', '13800138000', '070-123 45 67', '08-123 45 67',
    '0 7 7 0 0 9 0 0 1 2 3', '4111 1111 1111 1111', '௯௮௭௬௫௪௩௨௧௦',
    // digits in words
    'five five five one two three four', 'zero seven seven zero zero nine zero', 'null eins fünf eins zwei drei neun',
    'seis uno dos tres cuatro cinco nueve', 'noll sju noll ett två tre åtta', 'नौ आठ सात छह दो तीन चार एक',
    'ஒன்பது எட்டு ஏழு ஆறு இரண்டு மூன்று நான்கு', '一三八零零一三八', 'five 5 five 1 two 3 4',
    'oh seven seven double oh nine hundred three two one', 'o seven double o nine one two three four',
    'zéro six trente-neuf quatre-vingt-dix-huit douze trente-quatre', 'null hunderteinundsiebzig neununddreißig zwanzig null eins',
    'noll sjuttio ett sjuttiofyra noll sex tolv', 'cero seis treinta y nueve doce cuarenta y uno',
    'onbadhu onbadhu onbadhu poojyam poojyam onnu rendu', 'ゼロ九ゼロ ゼロゼロゼロゼロ 一二三四', 'ぜろきゅうぜろ ぜろぜろいちにさんよん',
    '06.39.98.00.00', '01-99-00-56-78', '600-00-00-00', 'call 9999900000', '௯௯௯௯௯௦௦௦௦௦', '我的电话是13800000000',
    // mail
    'mum@example.org', 'mum @ example . org', 'anna at gmail dot com', 'anna arroba hotmail punto com',
    'anna arobase orange point fr', 'anna(at)web.de', 'anna [dot] smith', 'अन्ना एट जीमेल डॉट कॉम', 'ａｎｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ',
    'anna艾特qq点com', 'annaアットマークgmailドットコム',
    // links
    'https://example.org', 'www.example.de', 'w w w . example', 'example.com', 'meineseite.de', 'minsida.se', 'my page dot com',
    'cuentosfalsos punto es', 'pahittadesagor punkt se', 'bit.ly/abc', 't.me/anna', 'discord.gg/abc',
    // handles
    '@lilyrose', 'my insta is lilyrose', 'snap: lily', 'add me on discord', 'lily#1234', 'mi instagram es lily',
    'mein Snapchat ist lily', '加我微信', 'LINE ID: mika', 'मेरा इंस्टाग्राम देखो', 'line交換しよう', 'QQ群 00012345', '抖音号 mika07',
    'ラインのIDは mika07', 'TikTokは mika_jp', 'カカオ mika00',
    // streets
    '12 Maple Street', '12 maple street', '221B Baker Street', 'Flat 302, Gandhi Nagar', 'SW1A 1AA', 'Austin, TX 78701',
    'Calle Mayor 12', 'calle de la Rosa, nº 5', 'Avenida de la Paz 33', '12 rue des Lilas', '3 bis, avenue de la République',
    'Lindenstraße 12', 'Hauptstr. 5a', 'Lange Straße 3', 'Storgatan 5', 'Björkvägen 12 B', 'मकान नंबर 12', 'सेक्टर 15',
    '12, एमजी रोड', 'கதவு எண் 12', '12, காந்தி தெரு', '中山路123号', '3号楼 2单元', '〒150-0041', '渋谷区神南1-2-3', '二丁目5番', '12, Anna Salai', 'Chennai - 600000',
    'Falska gränd 3', 'Storgatan 3, 111 00 Stockholm', '忠孝東路一段1號5樓',
  ])('%j', (text) => {
    const { findings } = moderation.check(text);
    expect(findings[0]?.category).toBe('contact');
    expect(moderation.check(`Once upon a time.\n${text}\nThe end.`).clean).toBe(false);
  }); // prettier-ignore
});

describe('numbers, dates and streets of a story are not', () => {
  test.each([
    '1 2 3 4 5 6 7 8 9 10', '10 9 8 7 6 5 4 3 2 1', 'one two three four five six seven eight nine ten',
    'uno dos tres cuatro cinco seis siete ocho', '一二三四五六七八九十', 'two four six eight ten', '12345678', '123456789',
    '2024-05-12', '12.05.2024', '1914-1918', '2019 2020 2021', '150 000 000 km', '384,400 km', '1 000 000 000', '1000000000',
    '299 792 458 m', '3.14159265358979', 'um 10:30 Uhr', 'the year 2024', 'page 12, line 4', '12 years, 3 months and 5 days',
    '3 children crossed the street', '5 little ducks on the road', 'en la calle había 3 gatos', 'Vi 3 gatos en la plaza',
    'Spielplatz 3', 'på gatan 3 katter', 'Elle a 3 rues à traverser', '3 बच्चे सड़क पर', '三丁目の角をまがる',
    'at some point in the night', 'un point de vue', 'el punto se movió', 'a dot in the picture', 'He is home.In the garden',
    'The end.Then she slept', 'Look @ me', 'her line is long', 'they walked in a line: somebody in front', 'there was a snap: a twig', 'a snap of the fingers', 'the signal: stop', 'Anna (at home)',
    '(a) cat (b) dog', 'my cat is 10', 'I’m 5 1/2', 'Route 66', 'Apollo 11', 'Lotta på Bråkmakargatan', 'Bahnsteig 9',
    'x = 3', 'Recipe: 2 eggs, 3 cups of flour, 1 spoon', 'Friends: Mia, Tom', '4 x 4 = 16', '20.000 Meilen unter dem Meer',
    'twenty-one, twenty-two, twenty-three, twenty-four', 'vingt et un, vingt-deux, vingt-trois, vingt-quatre', 'uno o dos o tres o cuatro',
    'zero, ten, twenty, thirty, forty', '12.05.2024 10:30', 'El punto es que no quiso', 'ライン 2024', 'ディスコでおどる',
    'the number 1000000000', '二〇二四年五月', 'R2D2 and C3PO', 'It was 3-2, then 4-2',
  ])('%j', (text) => {
    expect(moderation.check(text).findings).toEqual([]);
  }); // prettier-ignore
});
