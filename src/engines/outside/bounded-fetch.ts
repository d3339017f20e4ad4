/** Somebody sent more than any answer has. */
export class TooMuchError extends Error {
  override name = 'TooMuchError';
}

/** Asks as `fetch` does, and reads no more of an answer than that: what is unpacked counts, whatever was said of it before. */
export function boundedFetch(mostBytes: number, ask: typeof fetch = fetch): typeof fetch {
  return async (input, init) => {
    const answer = await ask(input, init);
    if (!answer.body) return answer;
    let read = 0;
    const counted = answer.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, onward) {
          read += chunk.byteLength;
          if (read > mostBytes) throw new TooMuchError(`an answer of more than ${mostBytes} bytes`);
          onward.enqueue(chunk);
        },
      }),
    );
    const { status, statusText, headers } = answer;
    return new Response(counted, { status, statusText, headers });
  };
}
