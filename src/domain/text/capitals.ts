/** As at the head of a sentence. */
export function capitalized(text: string, language?: string): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

/** The same where marks may come before the first letter. */
export function capitalizedAfterMarks(text: string): string {
  return text.replace(
    /^([^\p{L}]*)(\p{Ll})/u,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
