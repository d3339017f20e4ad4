import type { LanguageCode } from '#domain/languages.ts';

/** How a story says that somebody speaks so that hardly anybody hears it. */
const WHISPERS: Record<LanguageCode, RegExp> = {
  en: /\b(?:whisper|murmur|breathed\b|under (?:her|his|its|their) breath|in a (?:tiny|small|low|quiet|hushed) voice|(?:said|asked) (?:very )?(?:softly|quietly))/i,
  es: /susurr|murmur|cuchiche|en voz (?:muy )?baj(?:a|ita)|bajito/i,
  fr: /chuchot|murmur|à voix basse|tout bas\b|dans un souffle/i,
  de: /flüster|wisper|raunt|murmel|leise/i,
  sv: /visk|mumla|låg röst|(?:sa|sade|frågade) \p{L}+ (?:mycket )?tyst/iu,
  hi: /फुसफुस|धीमे से|धीरे से|हौले से|धीमी आवाज़/,
  mr: /कुजबुज|पुटपुट|हळूच|हळू आवाजात/,
  ta: /கிசுகிசு|முணுமுணு|மெல்லச் சொ|மெதுவாகச் சொ|மெல்லிய குரல/,
  zh: /小声|悄声|悄悄|低声|轻声|耳语|轻轻地?[说道问]/,
  ja: /ささや|囁|ひそひそ|小声|小さな(?:声|こえ)|つぶや|そっと[言い]/,
};

/** Whether what is told about a line says that it was whispered. */
export function isWhispered(telling: string, language: LanguageCode): boolean {
  return WHISPERS[language].test(telling);
}
