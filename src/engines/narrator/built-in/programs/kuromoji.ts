// A program of its own: the dictionary takes a second to read, and three hundred megabytes.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import kuromoji, { type Token, type Tokenizer } from 'kuromoji';

const folder = dirname(createRequire(import.meta.url).resolve('kuromoji/package.json'));
const tokenizer = await new Promise<Tokenizer>((resolve, reject) => {
  kuromoji.builder({ dicPath: join(folder, 'dict') }).build((error, built) => {
    if (error) reject(error);
    else resolve(built);
  });
});

/** Runs in the process of the dictionary. */
export default async function tokenize(text: string): Promise<Token[]> {
  return tokenizer.tokenize(text);
}
