import { BRAND } from '#domain/brand.ts';
import type { FilledMail } from '#server/mail/render.ts';

/** Every link has a line of its own: programs that find links by themselves then find all of it and no more. */
export function textPart({ heading, body, code, button, second, footer }: FilledMail): string {
  const paragraphs = [heading, ...body];
  if (code) paragraphs.push(code);
  for (const action of [button, second]) if (action) paragraphs.push(`${action.label}\n${action.link}`);
  paragraphs.push(footer.join('\n'), BRAND);
  return `${paragraphs.join('\n\n')}\n`;
}
