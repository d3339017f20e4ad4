import { beforeEach, expect, test } from 'vitest';
import { languageModel } from '#engines/storyteller/ai/model.ts';
import { createReviewedStoryteller, reviewerFor, type Reviewer } from '#engines/storyteller/ai/review.ts';
import { createAiStoryteller } from '#engines/storyteller/ai/storyteller.ts';
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
const settings = { provider: 'openai', model: 'tale-2', apiKey: 'secret', url: server.url } as const;
const reviewer = reviewerFor(settings) as Reviewer;
const chain = hosted(
  createReviewedStoryteller(
    createAiStoryteller({ name: 'tale-2', model: languageModel(settings) }),
    // What is silent for ever is so for half a second here.
    (text, signal) => reviewer(text, AbortSignal.any([signal, AbortSignal.timeout(500)])),
  ),
  { patienceMs: 2000 },
);
const request: StoryRequest = {
  language: 'en',
  ageGroup: '3-5',
  setting: { name: 'The quarry' },
  theme: { name: 'Courage' },
  characters: [{ name: 'Maya', kind: 'child', gender: 'f', personal: true, description: 'loves moles' }],
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

async function hear() {
  const heard = { writer: '', title: '', text: '' };
  for await (const part of chain.tell(request, new AbortController().signal)) {
    if (part.type === 'writer') heard.writer = part.writer;
    if (part.type === 'title') heard.title = part.title;
    if (part.type === 'text') heard.text += part.text;
    if (part.type === 'restart') heard.text = heard.title = '';
  }
  return heard;
}

beforeEach(() => void (reviewed.length = 0));

test('the provider reads what was typed, then all of the story, and the story is told [TR-07]', async () => {
  moderate(() => verdict(false));
  expect(await hear()).toEqual({ writer: 'tale-2', title: 'The tunnel', text: STORY });
  expect(reviewed[0]).toBe('The quarry\nCourage\nMaya\nloves moles');
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

test('others have no moderation to ask', () => {
  for (const provider of ['anthropic', 'google', 'ollama', 'compatible'] as const) {
    expect(reviewerFor({ ...settings, provider })).toBeUndefined();
  }
});
