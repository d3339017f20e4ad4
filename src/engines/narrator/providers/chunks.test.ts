import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES } from '#domain/languages.ts';
import { chunksOf } from '#engines/narrator/providers/chunks.ts';
import { sayings } from '#engines/narrator/testing/contract.ts';

describe('a text for a provider', () => {
  test.each(LANGUAGE_CODES)('in %s goes in one request while it is short', (language) => {
    expect(chunksOf(sayings[language], language)).toHaveLength(1);
  });

  test.each(LANGUAGE_CODES)(
    'in %s is cut between sentences when it is long, and nothing is lost',
    (language) => {
      const text = `${sayings[language]}\n`.repeat(60);
      const chunks = chunksOf(text, language);
      let end = 0;
      for (const chunk of chunks) {
        expect(chunk.text.length).toBeLessThanOrEqual(1500);
        expect(chunk.spoken).toHaveLength(chunk.text.length);
        expect(text.slice(chunk.offset, chunk.offset + chunk.text.length)).toBe(chunk.text);
        expect(text.slice(end, chunk.offset)).not.toMatch(/[\p{L}\p{N}]/u);
        end = chunk.offset + chunk.text.length;
      }
      expect(chunks.length).toBeLessThanOrEqual(Math.ceil(text.length / 1000));
    },
  );

  test('markup and control characters are not sent', () => {
    const [chunk] = chunksOf('The <break time="9s"/> fox\u0007 *ran*.', 'en');
    expect(chunk?.spoken.replaceAll(/\s+/g, ' ')).toBe('The fox ran .');
  });

  test('letters that Unicode writes longer or shorter keep their places', () => {
    const text = 'लड\u093cकी <b>पढ\u093cती</b> है। ब\u095cा cafe\u0301 \u095cक।';
    const [chunk] = chunksOf(text, 'hi');
    expect(chunk?.text).toBe(text);
    expect(chunk?.spoken).toHaveLength(text.length);
    expect(chunk?.spoken.indexOf('cafe\u0301')).toBe(text.indexOf('cafe\u0301'));
    expect(chunk?.spoken).not.toContain('<');
  });
});
