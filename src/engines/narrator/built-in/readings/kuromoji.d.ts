declare module 'kuromoji' {
  export interface Token {
    surface_form: string;
    /** Part of speech. */
    pos: string;
    pos_detail_1: string;
    /** Katakana as it sounds; absent for words that are not in the dictionary. */
    pronunciation?: string;
    /** Katakana as it is spelled. */
    reading?: string;
  }

  export interface Tokenizer {
    tokenize(text: string): Token[];
  }

  interface Builder {
    build(done: (error: Error | null, tokenizer: Tokenizer) => void): void;
  }

  const kuromoji: { builder(options: { dicPath: string }): Builder };
  export default kuromoji;
}
