const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text as XML holds it; what XML cannot hold at all is left out. */
export function xmlText(text: string): string {
  return text
    .replaceAll(/[[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]--[\n\t]]/gv, '')
    .replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
