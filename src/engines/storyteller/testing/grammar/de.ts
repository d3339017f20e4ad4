import type { LanguageGrammar } from '#engines/storyteller/testing/grammar/rules.ts';

export const de: LanguageGrammar = {
  names: {
    f: 'Leonie',
    m: 'Jonas',
    x: 'Kim',
    short: 'Bo',
    long: 'Maximilian-Alexander',
    foreign: 'Xóchitl',
    vowel: 'Ida',
    plural: 'Hans',
  },
  quotes: [['„', '“']],
  rules: [
    { fault: 'straight or English quotation marks', pattern: /["”]/ },
    { fault: 'a space inside quotation marks, or none outside', pattern: /„\s|\s“|“\p{L}|\p{L}„/u },
    { fault: 'a full stop before a closing mark and a comma', pattern: /\.“,/ },
    { fault: 'no comma between speech and speaker', pattern: /“ (?:sagte|fragte|rief|flüsterte) \p{Lu}/u },
    { fault: 'two stops', pattern: /[!?]\.|[.,][!?]/ },
    {
      fault: 'an article after a preposition that contains one',
      pattern:
        /\b(?:[Zz]ur|[Zz]um|[Ii]m|[Aa]m|[Vv]om|[Bb]eim|[Ii]ns|[Aa]ns) (?:der|die|das|dem|den|des|eine|einer|einem)\b/,
    },
    { fault: 'two articles', pattern: /\b[Ee]ine? (?:der|die|das|den|dem|ein|eine|einen|einem)\b/ },
    {
      fault: 'an accusative after a preposition with the dative',
      pattern: /\b(?:mit|von|bei) (?:das|eine|einen)\b/,
    },
    {
      fault: 'a dative after a preposition with the accusative',
      pattern: /\b(?:für|ohne|gegen|durch) (?:dem|einem|einer)\b/,
    },
    {
      fault: 'an accusative for what something is',
      pattern: /\b[EeDd]?[Ee]s war(?:en)? einen (?!Moment|Augenblick|Herzschlag|Atemzug)/,
    },
    { fault: 'the old spelling', pattern: /\b(?:daß|muß|mußte|wußte|läßt|Schloß|Fluß)(?!\p{L})/u },
    { fault: 'the same word twice', pattern: /(?<!\p{L})(?!die |das |der |sehr )(\p{Ll}{2,}) \1(?!\p{L})/u },
    {
      fault: 'a person and a verb that do not agree',
      pattern: /\b(?:[Ii]ch (?:ist|sind|waren|hat|haben)|[Ww]ir (?:ist|war|hat|bin))\b/,
    },
    { fault: 'a small letter after a question or an exclamation', pattern: /[!?] \p{Ll}/u },
  ],
};
