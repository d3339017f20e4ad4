/**
 * CRC-32 of two pieces of data laid end to end, from the checksums of the pieces alone. A checksum is a polynomial over
 * GF(2) modulo the CRC's own; data that follow it multiply it by x to the power of their length in bits. The lengths of
 * a page's parts never change, so that power is computed once and joining costs one multiplication.
 */
const POLYNOMIAL = 0xedb88320;
const ONE = 0x80000000; // bits run backwards: the highest is x to the power of 0

/** What a checksum is multiplied by when `length` bytes follow. */
export type Shift = number;

export function shiftOf(length: number): Shift {
  let shift = ONE;
  let power = multiply(0x40000000, 0x40000000); // x²
  power = multiply(power, power); // x⁴
  for (let rest = length; rest > 0; rest = Math.floor(rest / 2)) {
    power = multiply(power, power); // x⁸ first, the step of one byte
    if (rest % 2 === 1) shift = multiply(power, shift);
  }
  return shift;
}

export function joinChecksums(before: number, after: number, shift: Shift): number {
  return (multiply(shift, before) ^ after) >>> 0;
}

function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if (a & bit) product ^= b;
    b = b & 1 ? (b >>> 1) ^ POLYNOMIAL : b >>> 1;
  }
  return product >>> 0;
}
