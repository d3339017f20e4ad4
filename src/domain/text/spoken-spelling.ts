/** न् and म् before another consonant: हिन्दी is heard as हिंदी. */
const HALF_NASAL = /[नम]्(?=[क-घच-झट-ढत-धप-भ])/gu;

/**
 * Devanagari as it is heard, for looking words up: with or without the dot (ज़, ज), the moon (ँ, ं) or a half n (न्द, ंद)
 * families write the same word. Other scripts stay as they are.
 */
export function spokenSpelling(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll('\u093c', '')
    .replaceAll('\u0901', '\u0902')
    .replaceAll(HALF_NASAL, '\u0902')
    .replaceAll(/[\u200c\u200d]/g, '')
    .normalize('NFC');
}
