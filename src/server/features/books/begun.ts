/** Comes with its first piece in hand: whether it begins at all is known. */
export async function begun<Piece>(pieces: AsyncIterable<Piece>): Promise<AsyncIterable<Piece>> {
  const iterator = pieces[Symbol.asyncIterator]();
  let step = await iterator.next();
  return (async function* () {
    try {
      for (; !step.done; step = await iterator.next()) yield step.value;
    } finally {
      await iterator.return?.();
    }
  })();
}
