/** Players ask for sound in parts. */
export async function partOf(answer: Response, range: string | null): Promise<Response> {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  if (start === undefined) return answer;
  const body = await answer.blob();
  const first = Number(start);
  const last = end ? Math.min(Number(end), body.size - 1) : body.size - 1;
  if (first > last) {
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${body.size}` } });
  }
  return new Response(body.slice(first, last + 1), {
    status: 206,
    headers: {
      'Content-Type': answer.headers.get('Content-Type') ?? '',
      'Content-Range': `bytes ${first}-${last}/${body.size}`,
      'Content-Length': String(last + 1 - first),
    },
  });
}
