import type { LanguageGrammar } from '#engines/storyteller/testing/grammar/rules.ts';

export const mr: LanguageGrammar = {
  names: {
    f: 'मीरा',
    m: 'रोहन',
    x: 'सई',
    short: 'ओम',
    long: 'विजयालक्ष्मी-अलेक्झांडर',
    foreign: 'Xóchitl',
    vowel: 'आर्या',
    plural: 'फुले',
  },
  quotes: [
    ['“', '”'],
    ['‘', '’'],
  ],
  rules: [
    { fault: 'straight quotation marks', pattern: /["']/ },
    { fault: 'a danda for a full stop', pattern: /[।॥]/ },
    { fault: 'two stops', pattern: /[!?][.,]|(?<!\.)[.,][!?]/ },
    { fault: 'two vowel signs on one letter', pattern: /[\u093e-\u094c]{2}/u },
    {
      fault: 'a vowel sign without a consonant',
      pattern: /(?<![\u0915-\u0939\u093c\u0958-\u095f])[\u093e-\u094d]/u,
    },
    {
      fault: 'an ending written apart from its word',
      pattern: /(?<=[\p{L}\p{M}] )(?:चा|ची|चे|च्या|पाशी|साठी|कडून)(?= )/u,
    },
    {
      fault: 'an ending on the direct form',
      pattern:
        /(?:झाड|खडक|दगड|किल्ला|मनोरा|डोंगर|घड्याळ|वारूळ|रिंगण|तळं|डबा|काठा?ी?चं|होडीचं)(?:पाशी|ला|ने|मागे|खाली|भोवती|पर्यंत)(?![\p{L}\p{M}])/u,
    },
    { fault: 'an ending twice', pattern: /(?:नेने|कडेकडे|पाशीपाशी|पर्यंतपर्यंत)(?![\p{L}\p{M}])/u },
    { fault: 'ने before म्हणाला or म्हणाली', pattern: /ने म्हणाल[ाीे](?![\p{L}\p{M}])/u },
    {
      fault: 'a masculine form before a feminine thing',
      pattern:
        /(?<![\p{L}\p{M}])(?:छोटा|छोटासा|मोठा|लांबचा|एकटा) (?:टॉर्च|आरशी|शिट्टी|डफली|दोरी|शाल|छत्री|काठी|गोधडी|बत्ती|घंटा|नदी|गुहा|खाडी)(?![\p{L}\p{M}])/u,
    },
    {
      fault: 'the same small word twice',
      pattern: /(?<![\p{L}\p{M}])(आणि|पण|की|तर|म्हणून|होती|होता|होतं|असं) \1(?![\p{L}\p{M}])/u,
    },
  ],
};
