import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Tokenizer } from 'kuromoji';
import { SpeechError } from '#engines/narrator/port.ts';

let loading: Promise<Tokenizer> | undefined;

/** Its dictionary takes a second and three hundred megabytes: once, and only when somebody reads Japanese. */
export function loadTokenizer(): Promise<Tokenizer> {
  loading ??= buildTokenizer().catch((cause: unknown) => {
    loading = undefined;
    throw new SpeechError('not_configured', 'Japanese needs the optional package kuromoji', { cause });
  });
  return loading;
}

async function buildTokenizer(): Promise<Tokenizer> {
  const { default: kuromoji } = await import('kuromoji');
  const folder = dirname(createRequire(import.meta.url).resolve('kuromoji/package.json'));
  return new Promise((resolve, reject) => {
    kuromoji.builder({ dicPath: join(folder, 'dict') }).build((error, tokenizer) => {
      if (error) reject(error);
      else resolve(tokenizer);
    });
  });
}
