import type { LanguageCode } from '#domain/languages.ts';
import { isPersonal } from '#domain/personal-character.ts';
import type { ChangedStory } from '#server/features/my-stories/queries.ts';
import { AppError } from '#server/http/errors.ts';
import { requireSafeText } from '#server/moderation/safe-text.ts';

const MAX_POSITION = 2 ** 31 - 1;
/** Nobody writes that much without a space or a full stop, and the check of a text takes the square of it. */
const MAX_RUN = 500;
const RUN = /[\p{L}\p{M}\w.%+-]+/gu;

type Fields = Record<string, string>;

/** What the database would refuse, said in time. The contract has left out heroes from the reader's own life. */
export function requireStorable({ choices, position = 0, ...texts }: ChangedStory): void {
  const fields: Fields = {};
  if (choices && isPersonal(choices.setting)) fields['choices.setting'] = 'is kept in the browser only';
  if (choices && isPersonal(choices.theme)) fields['choices.theme'] = 'is kept in the browser only';
  if (position > MAX_POSITION) fields['position'] = 'is too large';
  for (const [field, text] of textsOf({ ...texts, choices })) {
    if (text.match(RUN)?.some((run) => run.length > MAX_RUN)) fields[field] = 'holds a word without an end';
  }
  if (Object.keys(fields).length > 0) {
    throw new AppError(400, 'validation_failed', 'Some fields are not right', fields);
  }
}

/** What is kept is read to a child again, so it passes the check of everything else that a child reads. */
export function requireSafe(story: ChangedStory, language: LanguageCode): void {
  requireSafeText(Object.fromEntries(textsOf(story)), language);
  for (const [i, telling] of (story.media?.tellings ?? []).entries())
    requireSafeText({ [`media.tellings.${i}`]: [telling.title, ...telling.paragraphs] }, telling.language);
}

function textsOf({ title, choices, segments = [], media }: ChangedStory): [field: string, text: string][] {
  const heroes = choices?.characters ?? [];
  const items = choices ? { setting: choices.setting, theme: choices.theme } : {};
  return [
    ...(title === undefined ? [] : [['title', title] satisfies [string, string]]),
    ...Object.entries(items).map(([name, item]) => named(`choices.${name}`, item)),
    ...heroes.map((hero, i) => named(`choices.characters.${i}`, hero)),
    ...segments.map(({ text, questions = [] }, i): [string, string] => [
      `segments.${i}`,
      [text, ...questions].join('\n'),
    ]),
    ...(media?.pictures ?? []).map(({ description }, i): [string, string] => [
      `media.pictures.${i}`,
      description,
    ]),
    ...(media?.scenes ?? []).map(({ id, direction: { spot, who } }, i): [string, string] => [
      `media.scenes.${i}`,
      [id, spot, ...who.flatMap(({ name, looks = '' }) => [name, looks])].join('\n'),
    ]),
    ...(media?.tellings ?? []).map(({ title: second, paragraphs }, i): [string, string] => [
      `media.tellings.${i}`,
      [second, ...paragraphs].join('\n'),
    ]),
  ];
}

function named(field: string, item: { name: string; description: string }): [string, string] {
  return [field, `${item.name}\n${item.description}`];
}
