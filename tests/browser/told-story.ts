import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Catalogue } from '#domain/catalogue.ts';
import type { LanguageCode } from '#domain/languages.ts';
import type { TaleMark } from '#domain/side-by-side.ts';
import { wizard } from '#domain/wizard.ts';
import { FIRST_STATE, type WizardState } from '#domain/wizard-state.ts';
import { STORAGE_KEY, type Tokens } from './accounts.ts';
import { expect } from './fixtures.ts';

const TAB_KEY = 'fabloom.creator';
const MEMORY_KEY = 'fabloom.heard';

/** Puts the first two choices into the tab: the step where heroes are chosen comes next. */
export async function putChoices(page: Page, tokens?: Tokens): Promise<void> {
  const { choices } = await tellOnce(page.request);
  await putState(page, { ...chosen(choices), characters: [] }, tokens);
}

/** Puts a finished story into the tab, as the wizard would have left it; with tokens it is a signed-in person's. */
export async function putStory(page: Page, tokens?: Tokens, language: LanguageCode = 'en'): Promise<void> {
  const { choices, text, questions, memory, ...story } = await tellOnce(page.request, language);
  const created = { type: 'storyCreated', story: { ...story, id: randomUUID() }, text, questions } as const;
  await putState(page, wizard(chosen(choices), created), tokens);
  await page.evaluate(([key, heard]) => localStorage.setItem(key, heard), [
    `${MEMORY_KEY}.${language}`,
    memory,
  ] as const);
}

async function putState(page: Page, state: WizardState, tokens?: Tokens): Promise<void> {
  await page.goto('/healthz');
  await page.evaluate(
    ([tabKey, tab, sessionKey, session]) => {
      sessionStorage.setItem(tabKey, tab);
      if (session) localStorage.setItem(sessionKey, session);
    },
    [TAB_KEY, JSON.stringify(state), STORAGE_KEY, tokens && JSON.stringify(tokens)] as const,
  );
}

function chosen(choices: Told['choices']): WizardState {
  return wizard(FIRST_STATE, { type: 'choicesFilled', choices });
}

type Told = Awaited<ReturnType<typeof tell>>;
const told = new Map<LanguageCode, Promise<Told>>();

/** One story per worker and language, by the product's own storyteller; each tab has it under an id of its own. */
function tellOnce(request: APIRequestContext, language: LanguageCode = 'en'): Promise<Told> {
  const known = told.get(language);
  if (known) return known;
  const telling = tell(request, language).catch((error: unknown) => {
    told.delete(language); // the next one tries again
    throw error;
  });
  told.set(language, telling);
  return telling;
}

async function tell(request: APIRequestContext, language: LanguageCode) {
  const { ageGroup } = FIRST_STATE;
  const options = await request.get(`/api/catalogue?age=${ageGroup}&lang=${language}`);
  const { settings, themes, characters } = (await options.json()) as Catalogue;
  const choices = {
    ageGroup,
    setting: optionOf(settings, 'enchanted-forest'),
    theme: optionOf(themes, 'friendship'),
    characters: [optionOf(characters, 'ember')],
  };
  const answer = await request.post('/functions/v1/generate-story', { data: { ...choices, language } });
  expect(answer.status(), await answer.text()).toBe(200);
  const { story: text, title, writer, beats, questions, tale, memory } = (await answer.json()) as ToldAnswer;
  return { choices, text, title, writer, beats, questions, tale, memory, language, ageGroup };
}

interface ToldAnswer {
  story: string;
  title: string;
  writer: string;
  beats: number[];
  questions?: string[];
  tale?: TaleMark;
  /** What was heard lately: the wizard sends it with the next wish. */
  memory: string;
}

function optionOf(items: Catalogue[keyof Catalogue], wanted: string) {
  const found = items.find(({ id }) => id === wanted);
  if (!found) throw new Error(`The catalogue has no ${wanted}`);
  const { id, name, emoji, description } = found;
  return { id, name, emoji, description };
}
