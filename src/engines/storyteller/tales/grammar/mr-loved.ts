import { softened } from '#engines/storyteller/tales/grammar/mr-nouns.ts';

const oneOf = (...words: readonly string[]) => new RegExp(`^(?:${words.join(' ').replaceAll(' ', '|')})$`);

/** Borrowed words that take an ending as they are: क्रिकेटच्या, केकच्या. */
const AS_THEY_ARE = oneOf(
  'गेम दुकान-दुकान व्हायोलिन गिटार ऑर्गन स्कूटर क्रेन रोलर ट्रॅक्टर गो-कार्ट लिफ्ट माइनक्राफ्ट बास्केटबॉल व्हॉलीबॉल बॅडमिंटन टेनिस क्रिकेट',
  'गोल्फ फुटबॉल जिम्नॅस्टिक ट्रॅम्पोलिन स्केटिंग स्कीइंग कराटे सूप आइस्क्रीम चॉकलेट चिप्स बर्गर केक कॉमिक्स चहा चांदोबा चेंडू विटी-दांडू',
);
/** One, and not many: बुद्धिबळाच्या. */
const ONE = oneOf(
  'बुद्धिबळ संगणक ढोल नाच संगीत सुतारकाम रंगकाम विणकाम शिवणकाम मल्लखांब गिर्यारोहण लपंडाव वडापाव वरण-भात पनीर स्वयंपाक आकाश अवकाश',
  'निसर्ग चिखल इंद्रधनुष्य बर्फ तलाव समुद्र',
);
/** Many in -ी: कोड्यांच्या; and those that keep it: सायकलींच्या. */
const MANY_SOFT = oneOf('कोडी गाणी पक्षी कोळी प्राणी खेळणी भजी केळी परग्रहवासी डबकी तळी');
const MANY_KEPT = oneOf('मोटारसायकली सायकली आगबोटी खारी हत्ती गायी मगरी गोगलगायी सहली दुर्बिणी गोष्टी ज्वालामुखी');
const IRREGULAR: Readonly<Record<string, string>> = {
  तबला: 'तबल्या',
  सतार: 'सतारी',
  उंदीर: 'उंदरां',
  हरणं: 'हरणां',
  बेडूक: 'बेडकां',
  पूल: 'पुलां',
  चित्रकला: 'चित्रकले',
  हस्तकला: 'हस्तकले',
  पिझ्झा: 'पिझ्झ्या',
  मिसळ: 'मिसळी',
  लाडू: 'लाडवां',
  खीर: 'खिरी',
  लोणचं: 'लोणच्या',
  कोशिंबीर: 'कोशिंबिरी',
  ग्रहणं: 'ग्रहणां',
  'नटणं-मुरडणं': 'नटण्या-मुरडण्या',
  ऊन: 'उन्हा',
  अंघोळ: 'अंघोळी',
  पाऊस: 'पावसा',
  पाणी: 'पाण्या',
};

/** What somebody loves, as endings go on it: आगगाड्यां-बद्दल, पोहण्या-च्या, क्रिकेट-च्या. */
export function lovedStem(thing: string): string {
  const words = thing.split(' ');
  const noun = words.pop() ?? '';
  return [...words.map((word) => word.replace(/च[ाीे]$/, 'च्या')), stemOf(noun)].join(' ');
}

function stemOf(noun: string): string {
  const known = IRREGULAR[noun];
  if (known !== undefined) return known;
  if (AS_THEY_ARE.test(noun)) return noun;
  const cut = noun.slice(0, -1);
  if (noun.endsWith('णं')) return softened(cut);
  if (noun.endsWith('ं')) return `${cut}ां`;
  if (noun.endsWith('े') || MANY_SOFT.test(noun)) return `${softened(cut)}ं`;
  if (/[ाू]$/.test(noun) || MANY_KEPT.test(noun)) return `${noun}ं`;
  if (/[\u093e-\u094cअ-औ]$/.test(noun)) return noun;
  return noun + (ONE.test(noun) ? 'ा' : 'ां');
}
