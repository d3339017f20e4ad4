/** Reads a stream in pieces of the lengths one asks for. */
export class ByteReader {
  readonly #source: AsyncIterator<Buffer>;
  #held: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  async take(length: number): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for await (const piece of this.stream(length)) pieces.push(piece);
    return Buffer.concat(pieces);
  }

  /** The next bytes as they come, for what may be larger than memory. */
  async *stream(length: number): AsyncGenerator<Buffer> {
    let missing = length;
    while (missing > 0) {
      if (this.#held.length === 0) await this.#refill();
      const piece = this.#held.subarray(0, missing);
      this.#held = this.#held.subarray(piece.length);
      missing -= piece.length;
      yield piece;
    }
  }

  async #refill(): Promise<void> {
    const { done, value } = await this.#source.next();
    if (done) throw new Error('it is cut off');
    this.#held = value;
  }
}
