// A program of its own: the dictionary takes a second to read, and three hundred megabytes.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import kuromoji, { type Token, type Tokenizer } from 'kuromoji';
import { answerRequests } from '#engines/narrator/built-in/programs/program.ts';

const folder = dirname(createRequire(import.meta.url).resolve('kuromoji/package.json'));
const tokenizer = await new Promise<Tokenizer>((resolve, reject) => {
  kuromoji.builder({ dicPath: join(folder, 'dict') }).build((error, built) => {
    if (error) reject(error);
    else resolve(built);
  });
});

answerRequests(async (text: string): Promise<Token[]> => tokenizer.tokenize(text));
