/** Everything that a language says lies in one folder, `content/languages/<code>`; docs/languages.md tells what each file holds. */
export const LANGUAGE_FILES = {
  interface: 'interface.json',
  /** Messages that are rightly the same in English. */
  sameAsEnglish: 'same-as-english.json',
  catalogue: 'catalogue.yaml',
  /** By which words a typed theme or place is known. */
  meanings: 'meanings.yaml',
  mails: 'mails.json',
  moderation: 'moderation.yaml',
  /** Words by which the illustrator sees what a text shows. */
  pictures: 'pictures.yaml',
  /** Words in which a picture is described. */
  descriptions: 'descriptions.yaml',
  /** Words by which families tell looks; read in the browser, so it is no YAML. */
  looks: 'looks.json',
  /** A folder: what stories are told of piece by piece. */
  storyteller: 'storyteller',
  /** What the landing reads aloud. */
  sample: 'sample.json',
  sampleSound: 'sample.mp3',
  /** Words that a child may tap in a story. */
  wordCards: 'word-cards.yaml',
  /** What is asked about stories that bring no questions of their own. */
  talk: 'talk.yaml',
  /** Words of whole tales. */
  tales: 'tales.yaml',
} as const;

export type LanguageFile = keyof typeof LANGUAGE_FILES;

export function languageFile(contentDir: string, language: string, file: LanguageFile): string {
  return `${contentDir}/languages/${language}/${LANGUAGE_FILES[file]}`;
}
