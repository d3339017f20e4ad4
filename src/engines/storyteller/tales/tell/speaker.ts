import { capitalized } from '#domain/text/capitals.ts';
import type { Casting } from '#engines/storyteller/tales/cast/casting.ts';
import type { Grammar } from '#engines/storyteller/tales/grammar/grammar.ts';
import type { Noun, Part } from '#engines/storyteller/tales/parse/tale.ts';
import { everybody } from '#engines/storyteller/tales/cast/casting.ts';
import { lovedBy, type Person } from '#engines/storyteller/tales/people.ts';
import { nameOfFigure } from '#engines/storyteller/tales/tell/figure-name.ts';
import { OTHER, holds } from '#engines/storyteller/tales/tell/holds.ts';
import { entryOf } from '#engines/storyteller/tales/tell/nouns.ts';
import { beginsSentence, isQuoting } from '#engines/storyteller/tales/tell/sentence.ts';
import { jobWord } from '#engines/storyteller/tales/words/words.ts';

const SENTENCE_ENDS = /[.!?…]”?\s/gu;

/** Of animals and figures a tale says "it", whatever they are spoken of as. */
function isThey({ kind, spoken }: Person): boolean {
  return (kind === 'child' || kind === 'adult') && spoken !== 'f' && spoken !== 'm';
}

/** Says a tale part by part, and remembers who was introduced and what was planted. */
export class Speaker {
  readonly #casting: Casting;
  readonly #grammar: Grammar;
  readonly #introduced = new Set<Person>();
  readonly #mentioned = new Set<string>();
  readonly #planted = new Set<string>();
  readonly #figures = new Map<string, Person>();
  /** Without anybody who is called so, no “they” can be mistaken. */
  readonly #mindsThey: boolean;
  #text = '';
  /** An introduction such as "Tock, the clock" still needs its second comma. */
  #owesComma = false;
  /** Whom the last "they" of this paragraph meant, and where it stands; "them" and "their" act less. */
  #they: { owner: Person | 'several'; at: number; acts: boolean } | undefined;
  /** Where in this paragraph somebody was last heard of. */
  readonly #heard = new Map<Person, number>();

  constructor(casting: Casting, grammar: Grammar) {
    this.#casting = casting;
    this.#grammar = grammar;
    this.#mindsThey = everybody(casting).some(isThey);
  }

  /** A paragraph, or a line of one. */
  say(parts: readonly Part[], other?: Person): string {
    this.#text = '';
    this.#owesComma = false;
    this.#they = undefined;
    this.#heard.clear();
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
        this.#hearSeveral(part.text);
        this.#text += part.text;
        return;
      case 'name':
        this.#sayName(person(part.role), part.form);
        return;
      case 'agree':
        this.#sayAgreeing(part, person(part.role));
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
        this.#add(this.#loved(part, person(part.role)), part.capital);
        return;
      case 'job':
        this.#sayJob(person(part.role), part.form);
        return;
      case 'when': {
        const chosen = part.options.find(({ when }) => holds(when, this.#casting, other));
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

  #sayAgreeing(part: Extract<Part, { type: 'agree' }>, person: Person): void {
    const byName = this.#isTaken(person);
    this.#add(this.#grammar.agree(part.agreement, person, this.#isAtStart(part), byName), part.capital);
    this.#hearOf(person);
  }

  #hearSeveral(text: string): void {
    if (!this.#mindsThey) return;
    const last = this.#grammar.several && [...text.matchAll(this.#grammar.several)].at(-1);
    if (last)
      this.#they = { owner: 'several', at: this.#text.length + last.index, acts: last[1] !== undefined };
  }

  #hearOf(person: Person): void {
    if (!isThey(person)) return;
    this.#they = { owner: person, at: this.#text.length, acts: true };
    this.#heard.set(person, this.#text.length);
  }

  /**
   * "They sang, and they sat down": whoever is "they" as well is called by name, within a sentence or two. In "they held
   * them to their ear" nobody is in doubt.
   */
  #isTaken(person: Person): boolean {
    if (!this.#they || this.#they.owner === person || !isThey(person) || person.members) return false;
    const heard = this.#heard.get(person);
    if (!this.#they.acts && heard !== undefined && this.#sentencesSince(heard) === 0) return false;
    return this.#sentencesSince(this.#they.at) <= 1;
  }

  #sentencesSince(at: number): number {
    return (this.#text.slice(at).match(SENTENCE_ENDS) ?? []).length;
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
    this.#hearOf(person);
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

  #loved({ role, group, form }: Extract<Part, { type: 'loved' }>, person: Person): string {
    const thing = this.#known(lovedBy(person, group), `${role} loves nothing`);
    if (form === undefined) return this.#grammar.written?.(thing) ?? thing;
    return this.#known(this.#grammar.nounForms(thing).get(form)?.short, `${thing} has no form “${form}”`);
  }

  #sayJob(person: Person, form: string): void {
    const job = person.facts.find(({ kind }) => kind === 'job');
    const word = job && jobWord(this.#casting.words, job.group, person.spoken);
    const said = word && this.#grammar.nounForms(word).get(form)?.short;
    if (job?.former) this.#text = this.#grammar.formerly?.(this.#text) ?? this.#text;
    this.#add(this.#known(said, `${person.name} has no job that we know`), false);
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
