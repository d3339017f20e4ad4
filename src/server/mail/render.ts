import type { Operator } from '#contract/engines.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { htmlPart } from '#server/mail/html-part.ts';
import type { Mail } from '#server/mail/mail.ts';
import { messageContent } from '#server/mail/message-content.ts';
import { fill } from '#server/mail/placeholders.ts';
import { textPart } from '#server/mail/text-part.ts';
import type { MailTexts } from '#server/mail/texts.ts';

/** A mail with all its words and values, not yet laid out. */
export interface FilledMail {
  language: LanguageCode;
  subject: string;
  heading: string;
  body: string[];
  code: string | undefined;
  button: { label: string; link: string; quiet: boolean; failed: string } | undefined;
  second: { label: string; link: string } | undefined;
  footer: string[];
}

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

export async function renderMail(
  mail: Mail,
  at: Date,
  texts: MailTexts,
  siteUrl: string,
  operator: Operator = {},
): Promise<RenderedMail> {
  const filled = fillMail(mail, at, texts, siteUrl, operator);
  return { subject: filled.subject, text: textPart(filled), html: await htmlPart(filled) };
}

function fillMail(mail: Mail, at: Date, texts: MailTexts, siteUrl: string, operator: Operator): FilledMail {
  const { language, message } = mail;
  const { button_failed: failed, sent_by: sentBy, questions, messages } = texts[language];
  const { subject, heading, body, button, second, footer } = messages[message.kind];
  const content = messageContent(mail, at, siteUrl);
  const filled = (text: string) => fill(text, content.values);
  return {
    language,
    subject,
    heading: filled(heading),
    body: body.map(filled),
    code: content.code,
    button: button && content.button ? { label: filled(button), ...content.button, failed } : undefined,
    second: second && content.second ? { label: filled(second), link: content.second } : undefined,
    footer: [
      ...footer.map(filled),
      ...(operator.name ? [fill(sentBy, { operator: operator.name })] : []),
      ...(operator.email ? [fill(questions, { email: operator.email })] : []),
    ],
  };
}
