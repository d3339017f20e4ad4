import type { BodyOf } from '#web/api/doors.ts';
import { refusalOf, type Refused } from '#web/api/refusal.ts';

/** Of an answer that is no refusal; else rejects with the `Refusal`. */
export async function bodyOf<Answer extends Refused>(
  asked: Answer | Promise<Answer>,
): Promise<BodyOf<Answer>> {
  const answer = await accepted(asked);
  // What is no content is no JSON either.
  return (answer.status === 204 ? null : await answer.json()) as BodyOf<Answer>;
}

/** The answer itself, unless it is a refusal. */
export async function accepted<Answer extends Refused>(asked: Answer | Promise<Answer>): Promise<Answer> {
  const answer = await asked;
  if (!answer.ok) throw await refusalOf(answer);
  return answer;
}
