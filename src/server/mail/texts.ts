import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { languageFile } from '#domain/language-files.ts';
import { inEveryLanguage, type LanguageCode } from '#domain/languages.ts';
import type { MailKind } from '#server/mail/mail.ts';
import { placeholdersOf } from '#server/mail/placeholders.ts';

export interface MessageTexts {
  subject: string;
  heading: string;
  body: string[];
  /** On the button; absent where there is nothing to open. */
  button?: string | undefined;
  /** Stands before a second link. */
  second?: string | undefined;
  /** Why this mail came, and what to do if it was somebody else. */
  footer: string[];
}

export interface LanguageMailTexts {
  /** Stands before the link in plain. */
  button_failed: string;
  /** Who runs the installation, with `{operator}`. */
  sent_by: string;
  /** How to reach them, with `{email}`. */
  questions: string;
  messages: Record<MailKind, MessageTexts>;
}

export type MailTexts = Record<LanguageCode, LanguageMailTexts>;

interface Shape {
  placeholders: readonly string[];
  links: readonly ('button' | 'second')[];
}

const NOTICE: Shape = { placeholders: ['when'], links: ['button'] };

/** What the texts of each message must hold, in every language. */
const SHAPES: Record<MailKind, Shape> = {
  confirm_signup: { placeholders: ['minutes'], links: ['button'] },
  already_registered: { placeholders: [], links: ['button', 'second'] },
  recover_password: { placeholders: ['minutes'], links: ['button'] },
  confirm_email_change_current: { placeholders: ['minutes', 'newEmail'], links: ['button', 'second'] },
  confirm_email_change_new: { placeholders: ['minutes', 'newEmail'], links: ['button'] },
  reauthentication_code: { placeholders: ['minutes'], links: [] },
  password_changed: NOTICE,
  email_changed: { placeholders: ['newEmail', 'when'], links: ['button'] },
  factor_added: NOTICE,
  factor_removed: NOTICE,
  identity_linked: { placeholders: ['provider', 'when'], links: ['button'] },
  identity_unlinked: { placeholders: ['provider', 'when'], links: ['button'] },
  confirm_newsletter: { placeholders: ['hours'], links: ['button', 'second'] },
  parent_consent: { placeholders: ['days'], links: ['button', 'second'] },
  parent_sign_in: { placeholders: ['minutes', 'open'], links: ['button'] },
};

export const MAIL_KINDS = Object.keys(SHAPES) as MailKind[];

/** Without braces: what people type into a form must not get near a header. */
const subject = z.string().regex(/^[^{}\p{Cc}]*\S[^{}\p{Cc}]*$/u, 'must be one line without placeholders');
const line = z.string().regex(/^[^\p{Cc}]*\S[^\p{Cc}]*$/u, 'must be one line with words on it');

const lineWith = (name: string) =>
  line.refine(
    (text) => placeholdersOf(text).join() === name,
    `must hold {${name}} and nothing else to fill in`,
  );

/** The mails in all languages. Whatever is missing or too much stops the start and is named. */
export function loadMailTexts(contentDir: string): MailTexts {
  return inEveryLanguage((code) => readMailTexts(contentDir, code));
}

export function readMailTexts(contentDir: string, code: string): LanguageMailTexts {
  const file = languageFile(contentDir, code, 'mails');
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const parsed = languageSchema.safeParse(content);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`${file} has mistakes:\n${faults.join('\n')}`);
}

const languageSchema = z.strictObject({
  button_failed: line,
  sent_by: lineWith('operator'),
  questions: lineWith('email'),
  messages: z.strictObject(
    Object.fromEntries(MAIL_KINDS.map((kind) => [kind, messageSchema(SHAPES[kind])])) as Record<
      MailKind,
      ReturnType<typeof messageSchema>
    >,
  ),
});

function messageSchema({ placeholders, links }: Shape) {
  return z
    .strictObject({
      subject,
      heading: line,
      body: z.array(line).min(1),
      button: line.optional(),
      second: line.optional(),
      footer: z.array(line).min(1),
    })
    .superRefine((texts, context) => {
      for (const link of ['button', 'second'] as const) {
        const wanted = links.includes(link);
        if (wanted !== (texts[link] !== undefined)) {
          context.addIssue(wanted ? `"${link}" is missing` : `"${link}" has nothing to open`);
        }
      }
      const found = new Set(
        [texts.heading, texts.button, texts.second, ...texts.body, ...texts.footer].flatMap((text) =>
          placeholdersOf(text ?? ''),
        ),
      );
      for (const name of placeholders) if (!found.has(name)) context.addIssue(`{${name}} is missing`);
      for (const name of found)
        if (!placeholders.includes(name)) context.addIssue(`{${name}} is not known here`);
    });
}
