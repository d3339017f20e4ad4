import type { LanguageGrammar } from '#engines/storyteller/testing/grammar/rules.ts';

export const sv: LanguageGrammar = {
  names: {
    f: 'Maja',
    m: 'Love',
    x: 'Kim',
    short: 'Bo',
    long: 'Karl-Bartolomeus-Alexander',
    foreign: 'Xóchitl',
    vowel: 'Åsa',
    plural: 'Hannes',
  },
  quotes: [],
  rules: [
    { fault: 'straight or foreign quotation marks', pattern: /["“„«»]/ },
    { fault: 'a full stop or comma before the closing mark and another after it', pattern: /[.,!?]”[.]/ },
    { fault: 'a comma inside the closing mark', pattern: /,”/ },
    {
      fault: 'en before a neuter word',
      pattern:
        /(?<!\p{L})[Ee]n (?:djur|hus|ljus|moln|träd|äpple|ägg|snöre|paraply|spö|metspö|torn|slott|bord|spår|löv)(?!\p{L})/u,
    },
    {
      fault: 'ett before a common word',
      pattern:
        /(?<!\p{L})[Ee]tt (?:mus|krabba|igelkott|drakunge|ankunge|lampa|lykta|klocka|filt|halsduk|trumma|spegel|sten|stund|bulle|natt|dag)(?!\p{L})/u,
    },
    {
      fault: 'en before a definite word',
      pattern:
        /(?<!\p{L})[Ee]n (?:musen|krabban|lampan|lyktan|klockan|filten|drakungen|ankungen|igelkotten)(?!\p{L})/u,
    },
    {
      fault: 'a quotation that does not close',
      pattern: /^[^”\n]*”(?:[^”\n]*”[^”\n]*”)*[^”\n]*$/mu,
    },
    { fault: 'two articles', pattern: /(?<!\p{L})(?:en|ett) (?:en|ett) \p{Ll}/u },
    { fault: 'a genitive with an apostrophe', pattern: /\p{L}[’']s(?!\p{L})/u },
    {
      fault: 'the same word twice',
      pattern: /(?<!\p{L})(och|att|som|på|i|den|det|en|ett|med|till|av|för|var|sa|de|om|vid) \1(?!\p{L})/u,
    },
    { fault: 'two stops', pattern: /[!?][.,]|[.,][!?]/ },
    { fault: 'an infinitive mark without an infinitive', pattern: /(?<!\p{L})att (?:en|ett|den|det)[.,!?]/u },
    { fault: 'de as an object', pattern: /(?<!\p{L})(?:till|med|för|åt|hos|från) de(?=[.,!?])/u },
  ],
};
