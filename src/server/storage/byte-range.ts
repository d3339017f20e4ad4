export interface ByteRange {
  /** Both belong to it. */
  first: number;
  last: number;
}

/** What a `Range` header asks for: nothing that we understand (undefined), a part, or one that is not there (null). */
export function byteRange(header: string | undefined, size: number): ByteRange | null | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const range =
    from === ''
      ? { first: Math.max(0, size - Number(to)), last: size - 1 }
      : { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  return range.first > range.last ? null : range;
}
