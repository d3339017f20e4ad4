import type { Casting } from '#engines/storyteller/tales/cast/casting.ts';
import type { Grammar } from '#engines/storyteller/tales/grammar/grammar.ts';
import type { Noun, Part } from '#engines/storyteller/tales/parse/tale.ts';
import { everybody } from '#engines/storyteller/tales/cast/casting.ts';
import { lovedBy, type Person } from '#engines/storyteller/tales/people.ts';
import { nameOfFigure } from '#engines/storyteller/tales/tell/figure-name.ts';
import { holds } from '#engines/storyteller/tales/tell/holds.ts';
import { entryOf } from '#engines/storyteller/tales/tell/nouns.ts';
import { beginsSentence, capitalized, isQuoting } from '#engines/storyteller/tales/tell/sentence.ts';
import { jobWord } from '#engines/storyteller/tales/words/words.ts';

/** The one in a crowd line whose line it is. */
const OTHER = 'other';

/** Says a tale part by part, and remembers who was introduced and what was planted. */
export class Speaker {
  readonly #casting: Casting;
  readonly #grammar: Grammar;
  readonly #introduced = new Set<Person>();
  readonly #mentioned = new Set<string>();
  readonly #planted = new Set<string>();
  readonly #figures = new Map<string, Person>();
  #text = '';
  /** An introduction such as "Tock, the clock" still needs its second comma. */
  #owesComma = false;

  constructor(casting: Casting, grammar: Grammar) {
    this.#casting = casting;
    this.#grammar = grammar;
  }

  /** A paragraph, or a line of one. */
  say(parts: readonly Part[], other?: Person): string {
    this.#text = '';
    this.#owesComma = false;
    for (const part of parts) this.#sayPart(part, other);
    return this.#tidy(this.#text.trim().replaceAll(/ {2,}/g, ' '));
  }

  /** One line after the other. */
  sayAll(lines: readonly { parts: readonly Part[]; other?: Person | undefined }[]): string {
    return this.#tidy(lines.map(({ parts, other }) => this.say(parts, other)).join(' '));
  }

  /** Whoever has one of these names need not be introduced any more; without names, nobody. */
  meet(names?: ReadonlySet<string>): void {
    for (const person of everybody(this.#casting)) {
      if (!names || names.has(person.name)) this.#introduced.add(person);
    }
  }

  /** Names in a title introduce nobody, and everybody in it is known. */
  sayTitle(parts: readonly Part[]): string {
    this.meet();
    return capitalized(this.say(parts));
  }

  #sayPart(part: Part, other: Person | undefined): void {
    const person = (role: string) => this.#personOf(role, other);
    switch (part.type) {
      case 'text':
        if (this.#owesComma && /^[\s\p{L}]/u.test(part.text)) this.#text += ',';
        this.#owesComma = false;
        this.#text += part.text;
        return;
      case 'name':
        this.#sayName(person(part.role), part.form);
        return;
      case 'agree':
        this.#add(
          this.#grammar.agree(part.agreement, person(part.role), this.#isAtStart(part)),
          part.capital,
        );
        return;
      case 'noun':
        this.#add(this.#noun(part), part.capital);
        return;
      case 'of-noun': {
        const said = this.#grammar.ofNoun?.(part.word, entryOf(part.noun, this.#casting));
        this.#add(said ?? part.word, part.capital);
        return;
      }
      case 'loved':
        this.#add(
          this.#known(lovedBy(person(part.role), part.group), `${part.role} loves nothing`),
          part.capital,
        );
        return;
      case 'job':
        this.#add(this.#job(person(part.role), part.form), false);
        return;
      case 'when': {
        const chosen = part.options.find(({ when }) => holds(when, this.#casting));
        for (const each of chosen?.parts ?? []) this.#sayPart(each, other);
        return;
      }
      case 'plant':
        this.#planted.add(part.fact);
        return;
      case 'callback':
        this.#known(
          this.#planted.has(part.fact) || undefined,
          `${part.fact} comes back, but was never there`,
        );
    }
  }

  /** Where there are no capitals to tell. */
  #isAtStart({ capital }: { capital: boolean }): boolean {
    return this.#grammar.capitals ? capital : beginsSentence(this.#text);
  }

  #tidy(text: string): string {
    return this.#grammar.tidy?.(text) ?? text;
  }

  #sayName(person: Person, form: string): void {
    const plain = form === this.#grammar.plainName;
    const intro =
      plain && !this.#introduced.has(person) && !isQuoting(this.#text, this.#grammar)
        ? this.#grammar.introduce(person, this.#text)
        : undefined;
    if (intro !== undefined) this.#introduced.add(person);
    const text = intro ?? this.#grammar.nameForms(person.name, person).get(form) ?? person.name;
    this.#text += this.#grammar.capitals && beginsSentence(this.#text) ? capitalized(text) : text;
    this.#owesComma = intro?.includes(',') ?? false;
  }

  #noun({ noun, size, adjectives, behind }: Extract<Part, { type: 'noun' }>): string {
    const entry = entryOf(noun, this.#casting);
    const grammar = this.#grammar;
    const isBare = adjectives.length + behind.length === 0;
    const described = isBare ? entry : (grammar.adjectives?.onto(entry, { adjectives, behind }) ?? entry);
    const sizes = this.#known(
      grammar.nounForms(described).get(noun.form),
      `${noun.name} has no form “${noun.form}”`,
    );
    return sizes[size === 'either' ? this.#sizeOf(noun) : size];
  }

  #sizeOf({ of, name }: Noun): 'long' | 'short' {
    const known = this.#mentioned.has(`${of} ${name}`);
    this.#mentioned.add(`${of} ${name}`);
    return known ? 'short' : 'long';
  }

  #job(person: Person, form: string): string {
    const job = person.facts.find(({ kind }) => kind === 'job')?.group;
    const word = job === undefined ? undefined : jobWord(this.#casting.words, job, person.spoken === 'f');
    const said = word === undefined ? undefined : this.#grammar.nounForms(word).get(form)?.short;
    return this.#known(said, `${person.name} has no job that we know`);
  }

  #add(text: string, capital: boolean): void {
    if (this.#owesComma && /^\p{L}/u.test(text)) this.#text += ',';
    this.#owesComma = false;
    this.#text += capital && this.#grammar.capitals ? capitalized(text) : text;
  }

  #personOf(role: string, other: Person | undefined): Person {
    const player = role === OTHER ? other : (this.#casting.roles.get(role) ?? this.#figure(role));
    return this.#known(player, `nobody plays the ${role}`);
  }

  /** Somebody whom the tale brings along. */
  #figure(role: string): Person | undefined {
    const known = this.#figures.get(role);
    const figure = this.#casting.tale.figures.get(role);
    const name = nameOfFigure(role, this.#casting);
    if (known || !figure || name === undefined) return known;
    const person: Person = { name, kind: 'being', spoken: figure.spoken, facts: [] };
    this.#figures.set(role, person);
    return person;
  }

  #known<Value>(value: Value | undefined, otherwise: string): Value {
    if (value === undefined) throw new Error(`${this.#casting.prose.where}: ${otherwise}`);
    return value;
  }
}
