import { beforeEach, expect, test } from 'vitest';
import { createBriefing } from '#engines/storyteller/ai/brief.ts';
import { languageModel } from '#engines/storyteller/ai/model.ts';
import { createReviewedStoryteller, reviewerFor, type Reviewer } from '#engines/storyteller/ai/review.ts';
import { createAiStoryteller } from '#engines/storyteller/ai/storyteller.ts';
import { createUnderstanding } from '#engines/storyteller/ai/understood/understanding.ts';
import type { StoryRequest } from '#engines/storyteller/port.ts';
import { hosted } from '#engines/storyteller/testing/hosted.ts';
import {
  fail,
  silence,
  startModelServer,
  stream,
  type Answer,
} from '#engines/storyteller/testing/model-server.ts';

const server = await startModelServer();
const briefing = createBriefing(createUnderstanding('content'));
const settings = { provider: 'openai', model: 'tale-2', apiKey: 'secret', url: server.url } as const;
const reviewer = reviewerFor(settings) as Reviewer;
const chain = hosted(
  createReviewedStoryteller(
    createAiStoryteller({ name: 'tale-2', model: languageModel(settings), briefing }),
    // What is silent for ever is so for two seconds here.
    (text, signal) => reviewer(text, AbortSignal.any([signal, AbortSignal.timeout(2000)])),
    briefing,
  ),
  { patienceMs: 6000 },
);
const request: StoryRequest = {
  language: 'en',
  ageGroup: '3-5',
  setting: { name: 'The quarry' },
  theme: { name: 'Courage' },
  characters: [
    {
      name: 'Maya',
      kind: 'child',
      gender: 'f',
      personal: true,
      description: 'has asthma, loves making loom bands',
    },
  ],
};
const STORY = 'Maya and the mole dug a tunnel to the sea. '.repeat(30).trim();
const reviewed: string[] = [];

const verdict =
  (flagged: boolean): Answer =>
  (_, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ results: [{ flagged }] }));
  };

/** The moderation answers by what it is asked about; the model tells its story. */
function moderate(answer: (text: string) => Answer): void {
  server.answer = (body, response) => {
    const input = 'input' in body ? String(body.input) : undefined;
    if (input === undefined) stream(`TITLE: The tunnel\n\n${STORY}`)(body, response);
    else {
      reviewed.push(input);
      answer(input)(body, response);
    }
  };
}

async function hear(more: Partial<StoryRequest> = {}) {
  const heard = { writer: '', title: '', text: '' };
  for await (const part of chain.tell({ ...request, ...more }, new AbortController().signal)) {
    if (part.type === 'writer') heard.writer = part.writer;
    if (part.type === 'title') heard.title = part.title;
    if (part.type === 'text') heard.text += part.text;
    if (part.type === 'restart') heard.text = heard.title = '';
  }
  return heard;
}

// The first description makes the patterns of the whole lexicon.
await briefing(request);
beforeEach(() => void (reviewed.length = 0));

test('the provider reads what was typed, then all of the story, and the story is told [TR-07]', async () => {
  moderate(() => verdict(false));
  expect(await hear()).toEqual({ writer: 'tale-2', title: 'The tunnel', text: STORY });
  expect(reviewed[0]).toBe('The quarry\nCourage\nMaya');
  expect(reviewed[1]).toMatch(/^The tunnel\n/);
  expect(reviewed.slice(1).join('').length).toBeGreaterThan(STORY.length);
});

test.each<[string, (text: string) => Answer]>([
  ['refuses what was typed', () => verdict(true)],
  ['refuses the story', (text) => verdict(text.includes('tunnel'))],
  ['refuses the end of the story', (text) => verdict(text.endsWith('sea.'))],
  ['is broken', () => fail(500)],
  ['does not answer', () => silence],
  ['answers nonsense', () => (_, response) => void response.end('{"results":[]}')],
])('when the provider’s moderation %s, the built-in storyteller tells [TR-07]', async (_, answer) => {
  moderate(answer);
  const heard = await hear();
  expect(heard.writer).toBe('host');
  expect(heard.text).not.toContain('tunnel');
});

test('before and after, it reads the next part of a story and an adventure, too, and nothing that stays with us [TL-14] [TR-07]', async () => {
  const part = {
    text: 'A tunnel.',
    choices: ['kind', 'clever', 'brave'].map((id) => ({ id, text: `Be ${id}`, outcome: 'It was fine.' })),
  };
  const answered = (isFlagged: (text: string) => boolean) => {
    moderate((text) => verdict(isFlagged(text)));
    const both = server.answer;
    server.answer = (body, response) =>
      'input' in body || body.stream ? both(body, response) : stream(JSON.stringify(part))(body, response);
  };
  const signal = new AbortController().signal;
  answered(() => false);
  await hear({ existingStory: 'They met a mole.' });
  expect((await chain.adventure({ ...request, chosen: [], seed: 1 }, signal)).text).toBe('A tunnel.');
  expect(reviewed[0]).toContain('They met a mole.');
  expect(reviewed.join('\n')).toContain('It was fine.');
  expect(reviewed.join('\n')).not.toContain('asthma');
  for (const word of ['quarry', 'It was fine.']) {
    answered((text) => text.includes(word));
    expect((await chain.adventure({ ...request, chosen: [], seed: 1 }, signal)).text).toContain('to a door');
  }
});

test('others have no moderation to ask', () => {
  for (const provider of ['anthropic', 'google', 'ollama', 'compatible'] as const) {
    expect(reviewerFor({ ...settings, provider })).toBeUndefined();
  }
});
