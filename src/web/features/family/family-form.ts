import {
  DEFAULT_EMOJIS,
  personalFault,
  type PersonalCharacter,
  type PersonalFault,
  type PersonalForm,
  type Relationship,
} from '#domain/personal-character.ts';
import type { LookWords } from '#domain/look-words.ts';
import { isPetLook, type Look } from '#domain/look.ts';
import { ageOfFace, firstLook, kindOfLook, retoldLook } from '#domain/personal-look.ts';
import { pronounOfFace, type Pronoun } from '#domain/pronouns.ts';

export interface FamilyForm extends PersonalForm {
  /** Somebody chose the emoji; it does not follow the relationship any more. */
  emojiPicked: boolean;
}

const FIRST = 'kid';

/** What the dialog begins with: whoever is edited, or nobody yet. */
export function formFor(character: PersonalCharacter | null): FamilyForm {
  if (!character) {
    return {
      name: '',
      relationship: FIRST,
      emoji: DEFAULT_EMOJIS[FIRST],
      description: '',
      said: '',
      emojiPicked: false,
    };
  }
  const { name, relationship, emoji, description = '', said = '', pronoun, look } = character;
  const emojiPicked = emoji !== DEFAULT_EMOJIS[relationship];
  return {
    name,
    relationship,
    emoji,
    description,
    said,
    emojiPicked,
    ...(pronoun && { pronoun }),
    ...(look && { look }),
  };
}

export function withRelationship(form: FamilyForm, relationship: Relationship): FamilyForm {
  const emoji = form.emojiPicked ? form.emoji : DEFAULT_EMOJIS[relationship];
  return withFittingLook(form, { ...form, relationship, emoji });
}

export function withEmoji(form: FamilyForm, emoji: string): FamilyForm {
  return withFittingLook(form, { ...form, emoji, emojiPicked: true });
}

/** A chosen look stays, as long as it can be theirs: a cat is drawn anew as a man, and a boy grows up. */
function withFittingLook(before: FamilyForm, { look, ...after }: FamilyForm): FamilyForm {
  if (!look || kindOfLook(after) !== (isPetLook(look) ? 'pet' : 'person')) return after;
  const age = ageOfFace(after);
  const hasGrown = !isPetLook(look) && age !== ageOfFace(before);
  return { ...after, look: hasGrown ? { ...look, age } : look };
}

/** What was typed tells of looks, too: also of those that somebody has chosen already. */
export function withTyped(
  form: FamilyForm,
  typed: Partial<Pick<FamilyForm, 'name' | 'said' | 'description'>>,
  words: LookWords | undefined,
): FamilyForm {
  const after = { ...form, ...typed };
  return form.look && words ? { ...after, look: retoldLook(form.look, form, after, words) } : after;
}

interface Known {
  words: LookWords | undefined;
  seed: string;
  family: readonly PersonalCharacter[];
}

/** As somebody chose it; until then it follows the form. */
export function lookIn(form: FamilyForm, known: Known): Look | undefined {
  return form.look ?? firstLook({ ...form, pronoun: pronounIn(form) }, known);
}

/** As somebody chose it; until then it follows the picture. */
export function pronounIn({ pronoun, emoji }: FamilyForm): Pronoun {
  return pronoun ?? pronounOfFace(emoji);
}

export interface FormFault {
  fault: PersonalFault;
  field: 'name' | 'description' | 'said';
}

/** What is wrong, and below which field to say so. */
export function faultIn({ name, description, said }: PersonalForm): FormFault | null {
  const fault = personalFault({ name, description, said });
  if (!fault) return null;
  // What is wrong with the name is wrong without the others too.
  if (personalFault({ name, description: '' }) === fault) return { fault, field: 'name' };
  return { fault, field: personalFault({ name, description: '', said }) === fault ? 'said' : 'description' };
}
