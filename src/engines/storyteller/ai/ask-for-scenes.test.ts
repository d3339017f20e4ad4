import { expect, test } from 'vitest';
import { storyScene, type StoryScene } from '#domain/scene-direction.ts';
import { createBriefing } from '#engines/storyteller/ai/brief.ts';
import { languageModel } from '#engines/storyteller/ai/model.ts';
import { createAiStoryteller } from '#engines/storyteller/ai/storyteller.ts';
import { createUnderstanding } from '#engines/storyteller/ai/understood/understanding.ts';
import type { StoryRequest } from '#engines/storyteller/port.ts';
import { hosted } from '#engines/storyteller/testing/hosted.ts';
import { silence, startModelServer, stream, type Answer } from '#engines/storyteller/testing/model-server.ts';

const server = await startModelServer();
const briefing = createBriefing(createUnderstanding('content'));
const model = languageModel({ provider: 'compatible', model: 'tale-1', apiKey: 'secret', url: server.url });
const chain = hosted(createAiStoryteller({ name: 'tale-1', model, briefing }), {
  patienceMs: 3000,
  isSafe: (text) => !text.includes('forbidden'),
});

const request: StoryRequest = {
  language: 'en',
  ageGroup: '3-5',
  setting: { name: 'Forest' },
  theme: { name: 'Kindness' },
  characters: [{ name: 'Maya', kind: 'child', gender: 'f', personal: true }],
};
// The first description makes the patterns of the whole lexicon.
await briefing({ ...request, characters: request.characters.map((each) => ({ ...each, description: 'x' })) });

const PARAGRAPHS = Array.from({ length: 8 }, (_, i) =>
  `Maya went ${i + 1} steps into the wood with the fox Rusty. `.repeat(3).trim(),
);
const STORY = PARAGRAPHS.join('\n\n');

const scene = (paragraph: number, more: object = {}) => ({
  paragraph,
  place: 'forest',
  light: 'day',
  weather: 'clear',
  shot: 'wide',
  who: [{ name: 'Maya', figure: 'child', pose: 'run' }],
  things: [],
  ...more,
});
const QUESTIONS = ['What did Rusty find?', 'Why did Maya wait?', 'Who waits for you?'];
const WHOLE = { scenes: [scene(1), scene(3), scene(5), scene(7)], questions: QUESTIONS };

/** The story as a stream, and what follows by what is asked for. */
const answering = (...directions: string[]): Answer => {
  let asked = 0;
  return (body, response) =>
    stream(body.stream ? `TITLE: T\n\n${STORY}` : (directions[asked++] ?? ''))(body, response);
};

async function told(more: Partial<StoryRequest> = {}) {
  const heard = {
    text: '',
    writer: '',
    scenes: [] as readonly StoryScene[],
    questions: [] as readonly string[],
    restarts: 0,
  };
  server.requests.length = 0;
  for await (const part of chain.tell({ ...request, ...more }, new AbortController().signal)) {
    if (part.type === 'text') heard.text += part.text;
    if (part.type === 'writer') heard.writer = part.writer;
    if (part.type === 'scenes') heard.scenes = part.scenes;
    if (part.type === 'questions') heard.questions = part.questions;
    if (part.type === 'restart') heard.restarts++;
  }
  return heard;
}

test('a model says what to draw where, in the illustrator’s own words [TL-14]', async () => {
  server.answer = answering(`Here you are: ${JSON.stringify(WHOLE)}`);
  const { text, scenes } = await told();
  expect(text).toBe(STORY);
  expect(scenes.map(({ offset }) => text.slice(offset))).toEqual(
    [0, 2, 4, 6].map((paragraph) => PARAGRAPHS.slice(paragraph).join('\n\n')),
  );
  for (const each of scenes) expect(storyScene.safeParse(each).success).toBe(true);
});

test('with the directions come three questions, in the language of the story [TL-14] [CL-06]', async () => {
  server.answer = answering(JSON.stringify(WHOLE));
  expect((await told({ language: 'de' })).questions).toEqual(QUESTIONS);
  expect(JSON.stringify(server.requests.at(-1)?.messages)).toMatch(
    /three to talk about.*German \(Deutsch\)/s,
  );
});

test.each([
  ['too few', QUESTIONS.slice(1)],
  ['one of them twice', [...QUESTIONS.slice(1), ...QUESTIONS.slice(1)]],
  ['one that does not ask', [...QUESTIONS.slice(1), 'Sharing is good.']],
  ['one without an end', [...QUESTIONS.slice(1), `${'Why '.repeat(90)}?`]],
  ['one that is not for children', [...QUESTIONS.slice(1), 'What is forbidden here?']],
  ['none at all', undefined],
])(
  'questions of which there are %s are left out, and the pictures stay [TL-14] [CL-06]',
  async (_, questions) => {
    server.answer = answering(JSON.stringify({ ...WHOLE, questions }));
    expect(await told()).toMatchObject({ questions: [], scenes: { length: 4 } });
  },
);

test('it is held to the form of a direction, in which nothing is optional [TL-14]', async () => {
  server.answer = answering(JSON.stringify(WHOLE));
  await told();
  const form = JSON.stringify(server.requests.at(-1)?.response_format?.json_schema?.schema);
  expect(form).toContain('"required":["name","figure","pose","mood","with","looks","holds","size","at"]');
  expect(form).not.toMatch(/"(default|minItems|maxItems|minimum)"/);
});

test('an answer that is not right is asked for once more, with what was wrong [TL-14]', async () => {
  const wrong = { scenes: [scene(1, { place: 'Narnia' }), scene(3), scene(5), scene(7)] };
  server.answer = answering(JSON.stringify(wrong), JSON.stringify(WHOLE));
  const { scenes } = await told();
  expect(scenes).toHaveLength(4);
  expect(JSON.stringify(server.requests.at(-1)?.messages)).toMatch(/was not right.*place/s);
});

test('who does it with whom, and how they get about, is in the direction [TL-14] [TL-06]', async () => {
  const who = [
    { name: 'Maya', figure: 'child', pose: 'high-five', with: 'Rusty', looks: 'Rusty', holds: null },
    { name: 'Rusty', figure: 'fox', with: 'Somebody else' },
  ];
  server.answer = answering(JSON.stringify({ scenes: [scene(1, { who }), scene(3), scene(5), scene(7)] }));
  const [maya] = request.characters.map((each) => ({ ...each, description: 'uses a wheelchair' }));
  const { scenes } = await told({ characters: maya ? [maya] : [] });
  expect(scenes[0]?.direction.who).toEqual([
    { name: 'Maya', figure: 'child', pose: 'high-five', with: 'Rusty', looks: 'Rusty', aid: 'wheelchair' },
    { name: 'Rusty', figure: 'fox' },
  ]);
});

test('where everybody and everything is, and how large, if there is such a thing [TL-14]', async () => {
  const who = [
    { name: 'Maya', figure: 'child', at: { how: 'on', what: 'chair' } },
    { name: 'Rusty', figure: 'fox', size: 'tiny', at: { how: 'on', what: 'Narnia' } },
  ];
  const things = [
    { what: 'cup', at: { how: 'beside', what: 'Rusty' } },
    { what: 'ball', size: 'giant', count: 'several' },
    { what: 'key' },
  ];
  server.answer = answering(
    JSON.stringify({ scenes: [scene(1, { who, things }), scene(3), scene(5), scene(7)] }),
  );
  const { scenes } = await told();
  expect(scenes[0]?.direction.who).toEqual([
    { name: 'Maya', figure: 'child', at: 'on chair' },
    { name: 'Rusty', figure: 'fox', size: 'tiny' },
  ]);
  expect(scenes[0]?.direction.things).toEqual([
    { what: 'cup', at: 'beside Rusty' },
    { what: 'ball', size: 'giant', count: 'several' },
    'key',
  ]);
  expect(storyScene.safeParse(scenes[0]).success).toBe(true);
});

test('who is not in the story is not in its pictures, and no paragraph has two [TL-14]', async () => {
  const stranger = { name: 'Somebody else', figure: 'wolf' };
  const odd = { scenes: [scene(1, { who: [stranger] }), scene(3), scene(3), scene(99)] };
  server.answer = answering(JSON.stringify(odd));
  const { scenes } = await told();
  expect(scenes.map(({ direction }) => direction.who.length)).toEqual([0, 1]);
});

test.each<[string, Answer]>([
  ['cannot say it', answering('no', 'no')],
  [
    'says nothing',
    (body, response) => (body.stream ? stream(`TITLE: T\n\n${STORY}`) : silence)(body, response),
  ],
])('a model that %s has told the story all the same [TL-14]', async (_, answer) => {
  server.answer = answer;
  expect(await told()).toMatchObject({ text: STORY, writer: 'tale-1', scenes: [], restarts: 0 });
});
