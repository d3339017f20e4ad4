import {
  DEFAULT_EMOJIS,
  personalFault,
  type PersonalCharacter,
  type PersonalFault,
  type PersonalForm,
  type Relationship,
} from '#domain/personal-character.ts';
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
      emojiPicked: false,
    };
  }
  const { name, relationship, emoji, description = '', pronoun } = character;
  const emojiPicked = emoji !== DEFAULT_EMOJIS[relationship];
  return { name, relationship, emoji, description, emojiPicked, ...(pronoun && { pronoun }) };
}

export function withRelationship(form: FamilyForm, relationship: Relationship): FamilyForm {
  return {
    ...form,
    relationship,
    emoji: form.emojiPicked ? form.emoji : DEFAULT_EMOJIS[relationship],
  };
}

export function withEmoji(form: FamilyForm, emoji: string): FamilyForm {
  return { ...form, emoji, emojiPicked: true };
}

/** As somebody chose it; until then it follows the picture. */
export function pronounIn({ pronoun, emoji }: FamilyForm): Pronoun {
  return pronoun ?? pronounOfFace(emoji);
}

export interface FormFault {
  fault: PersonalFault;
  field: 'name' | 'description';
}

/** What is wrong, and below which field to say so. */
export function faultIn({ name, description }: PersonalForm): FormFault | null {
  const fault = personalFault({ name, description });
  if (!fault) return null;
  // What is wrong with the name is wrong without a description too.
  return { fault, field: personalFault({ name, description: '' }) === fault ? 'name' : 'description' };
}
