/** A field of a message of Protocol Buffers, in which a model is written. */
export interface Field {
  number: number;
  value: bigint | Uint8Array | readonly Field[];
}

const VARINT = 0;
const BYTES = 2;
const SIGN = 64;

/** One level of it: messages within stay bytes. Nothing is copied. */
export function readMessage(bytes: Uint8Array): Field[] {
  const fields: Field[] = [];
  const from = { at: 0 };
  while (from.at < bytes.length) {
    const tag = Number(readVarint(bytes, from));
    const number = tag >> 3;
    const kind = tag & 7;
    if (kind === VARINT) {
      fields.push({ number, value: readVarint(bytes, from) });
    } else if (kind === BYTES) {
      const length = Number(readVarint(bytes, from));
      fields.push({ number, value: bytes.subarray(from.at, from.at + length) });
      from.at += length;
    } else {
      throw new Error(`a field of kind ${kind} is not expected here`);
    }
  }
  return fields;
}

function readVarint(bytes: Uint8Array, from: { at: number }): bigint {
  let value = 0n;
  for (let shift = 0n; ; shift += 7n) {
    const byte = bytes[from.at++];
    if (byte === undefined) throw new Error('the message breaks off');
    value |= BigInt(byte & 0x7f) << shift;
    if (byte < 0x80) return value;
  }
}

/** The message within a field. */
export function within({ value }: Field): Field[] {
  if (!(value instanceof Uint8Array)) throw new Error('there is no message in this field');
  return readMessage(value);
}

/** All numbers of a field that repeats, written one by one or in a row. */
export function numbersOf(fields: readonly Field[], number: number): number[] {
  return fields
    .filter((field) => field.number === number)
    .flatMap(({ value }) => {
      if (typeof value === 'bigint') return [Number(value)];
      if (!(value instanceof Uint8Array)) throw new Error('these are no numbers');
      const row: number[] = [];
      for (const from = { at: 0 }; from.at < value.length;) row.push(Number(readVarint(value, from)));
      return row;
    });
}

/** All texts of a field that repeats. */
export function textsOf(fields: readonly Field[], number: number): string[] {
  return fields
    .filter((field) => field.number === number)
    .map(({ value }) => new TextDecoder().decode(value as Uint8Array));
}

export function numberField(number: number, value: number): Field {
  return { number, value: BigInt(value) };
}

export function textField(number: number, text: string): Field {
  return { number, value: new TextEncoder().encode(text) };
}

export function writeMessage(fields: readonly Field[]): Buffer {
  return Buffer.concat(piecesOf(fields));
}

/** In pieces, so that what is large is copied only once. */
function piecesOf(fields: readonly Field[]): Uint8Array[] {
  return fields.flatMap(({ number, value }) => {
    if (typeof value === 'bigint') return [varint(BigInt((number << 3) | VARINT)), varint(value)];
    const body = value instanceof Uint8Array ? [value] : piecesOf(value);
    const size = body.reduce((sum, piece) => sum + piece.length, 0);
    return [varint(BigInt((number << 3) | BYTES)), varint(BigInt(size)), ...body];
  });
}

function varint(value: bigint): Uint8Array {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(SIGN, value);
  do {
    const last = rest < 0x80n;
    bytes.push(Number(rest & 0x7fn) | (last ? 0 : 0x80));
    rest >>= 7n;
  } while (rest > 0n);
  return Uint8Array.from(bytes);
}
