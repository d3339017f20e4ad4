import { expect, test } from 'vitest';
import {
  numberField,
  numbersOf,
  readMessage,
  textField,
  textsOf,
  within,
  writeMessage,
  type Field,
} from '#engines/narrator/built-in/programs/model/wire.ts';

test('a message is read as it was written', () => {
  const fields: Field[] = [
    numberField(1, 300),
    textField(2, 'größer'),
    { number: 7, value: [textField(1, 'within'), numberField(20, 7)] },
    { number: 9, value: -1n },
  ];
  const bytes = writeMessage(fields);
  const read = readMessage(bytes);
  expect(numbersOf(read, 1)).toEqual([300]);
  expect(textsOf(read, 2)).toEqual(['größer']);
  const inner = read.find(({ number }) => number === 7);
  expect(inner && textsOf(within(inner), 1)).toEqual(['within']);
  expect(writeMessage(read).equals(bytes)).toBe(true);
});

test('numbers are found one by one and in a row', () => {
  const row = { number: 8, value: Uint8Array.of(1, 0x96, 0x01) };
  expect(numbersOf([numberField(8, 5), row, numberField(3, 9)], 8)).toEqual([5, 1, 150]);
});

test('what breaks off, and what is of a kind that no model of ours has, is refused', () => {
  expect(() => readMessage(Uint8Array.of(0x08, 0x80))).toThrow('breaks off');
  expect(() => readMessage(Uint8Array.of(0x0d, 0, 0, 0, 0))).toThrow('kind 5');
  expect(() => within(numberField(1, 1))).toThrow('no message');
});
