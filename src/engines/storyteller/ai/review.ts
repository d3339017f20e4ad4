import type { ModelSettings } from '#domain/model-settings.ts';
import type { Briefing, Choices } from '#engines/storyteller/ai/brief.ts';
import { outgoingTexts } from '#engines/storyteller/ai/prompt.ts';
import type { StoryPart, Storyteller } from '#engines/storyteller/port.ts';
import { UnsafeStoryError } from '#engines/storyteller/safely.ts';

/** Whether the provider's own moderation finds nothing in it. Throws when it does not answer: that is no yes. */
export type Reviewer = (text: string, signal: AbortSignal) => Promise<boolean>;

const OPENAI = 'https://api.openai.com/v1';
const TIMEOUT_MS = 5000;

/** The provider's moderation, where it has one. */
export function reviewerFor({ provider, apiKey, url = OPENAI }: ModelSettings): Reviewer | undefined {
  if (provider !== 'openai') return undefined;
  return async (text, signal) => {
    const answer = await fetch(`${url}/moderations`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${apiKey ?? ''}` },
      body: JSON.stringify({ model: 'omni-moderation-latest', input: text }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    if (!answer.ok) throw new Error(`the moderation answered ${answer.status}`);
    return isApproval(await answer.json());
  };
}

function isApproval(answer: unknown): boolean {
  const results = (answer as { results?: { flagged?: unknown }[] } | null)?.results;
  return Array.isArray(results) && results.length > 0 && results.every(({ flagged }) => flagged === false);
}

/** Some paragraphs at a time: a question for each sentence would take longer than the story. */
const PORTION = 400;
const OVERLAP = 200;

/**
 * A model whose provider reads along: what goes out before it is asked, and each portion before anybody sees it. What
 * stays with us is not shown to a moderation either.
 */
export function createReviewedStoryteller(
  teller: Storyteller,
  isFine: Reviewer,
  briefing: Briefing,
): Storyteller {
  const requireFine = async (request: Choices, signal: AbortSignal) => {
    if (!(await isFine(outgoingTexts(request, await briefing(request)), signal)))
      throw new Error('the provider refuses the wish');
  };
  return {
    name: teller.name,
    ...(teller.direct && { direct: teller.direct }),
    async *tell(request, signal, mistake) {
      await requireFine(request, signal);
      let held: StoryPart[] = [];
      let unread = '';
      let before = '';
      const approve = async () => {
        if (unread && !(await isFine(before + unread, signal)))
          throw new UnsafeStoryError('the provider’s moderation refuses the story');
        before = (before + unread).slice(-OVERLAP);
        unread = '';
      };
      for await (const part of teller.tell(request, signal, mistake)) {
        held.push(part);
        if (part.type === 'title') unread += `${part.title}\n`;
        if (part.type === 'text') unread += part.text;
        if (unread.length > 0 && unread.length < PORTION) continue;
        await approve();
        yield* held;
        held = [];
      }
      await approve();
      yield* held;
    },
    async adventure(request, signal) {
      await requireFine(request, signal);
      const segment = await teller.adventure(request, signal);
      const texts = [segment.text, ...segment.choices.flatMap(({ text, outcome }) => [text, outcome])];
      if (!(await isFine(texts.join('\n'), signal)))
        throw new UnsafeStoryError('the provider’s moderation refuses the adventure');
      return segment;
    },
  };
}
