import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languageFile } from '#domain/language-files.ts';
import { LANGUAGE_CODES, type LanguageCode } from '#domain/languages.ts';
import { CONTENT } from '#server/content/folder.ts';

/** What readers of each language took for a machine's word, or for another form of address than the rest has. */
const STIFF: Record<LanguageCode, RegExp> = {
  en: /built-in|\binstallation\b|outside providers|\bprocess(?:ing|ed)\b/i,
  de: /eingebaut|\binstallation\b|fehlgeschlagen|erfolgreich|verarbeit|\bIhr(?:e[mnrs]?|)\b|\bIhnen\b/,
  fr: /(?<!\p{L})(?:tu|ton|tes)(?!\p{L})|avec succès|intégré|\binstallation\b|(?<!\p{L})erreur(?!\p{L})/iu,
  es: /\bustede?s?\b|con éxito|integrad|\binstalación\b|\berror\b/i,
  sv: /inbyggd|\binstallation|lyckat/i,
  hi: /इए(?!\p{M}|\p{L})|इये|सफलतापूर्वक|अंतर्निहित|(?<!\p{L}|\p{M})तुम(?!\p{L}|\p{M})/u,
  mr: /यशस्वीरित्या|यशस्वीपणे|अंगभूत/u,
  ta: /வெற்றிகரமாக|நிறுவல்|உள்ளமைந்த|அமர்வு/u,
  zh: /您|内置|失败/u,
  ja: /内蔵|失敗|正常に|生成/u,
};

const textsOf = (code: LanguageCode) =>
  (['interface', 'mails'] as const).flatMap((file) =>
    textsIn(JSON.parse(readFileSync(languageFile(CONTENT, code, file), 'utf8'))),
  );

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

test.each(LANGUAGE_CODES)('in %s nobody speaks like a machine, or to somebody else [LA-07]', (code) => {
  const texts = textsOf(code);
  expect(texts.length).toBeGreaterThan(1500);
  expect(texts.filter((text) => STIFF[code].test(text))).toEqual([]);
});
