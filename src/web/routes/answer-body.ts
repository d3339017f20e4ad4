export interface Answer<Body> {
  ok: boolean;
  status: number;
  json: () => Promise<Body>;
}

/** Of an answer that is no refusal. */
export async function bodyOf<Body>(asked: Promise<Answer<Body>>): Promise<Body> {
  const answer = await asked;
  if (!answer.ok) throw new Error(`the answer was ${answer.status}`);
  return answer.json();
}
