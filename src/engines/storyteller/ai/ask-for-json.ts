import {
  APICallError,
  NoObjectGeneratedError,
  Output,
  generateText,
  jsonSchema,
  type LanguageModel,
} from 'ai';
import { z } from 'zod';
import { jsonIn } from '#engines/storyteller/ai/json-in.ts';

export interface Question<Answer> {
  model: LanguageModel;
  instructions?: string;
  /** With what was wrong about the answer before; nothing the first time. */
  prompt: (mistakes: string) => string;
  schema: z.ZodType<Answer>;
  /** What is wrong with an answer of the right form; nothing: all is well. */
  faultOf?: (answer: Answer) => string | undefined;
  signal: AbortSignal;
}

const MAX_TOKENS = 4000;
/** Asked, and asked once more with what was wrong. */
const ATTEMPTS = 2;

/** An answer of a given form: where the provider can hold its model to it, it does; the answer is read by us all the same. */
export async function askForJson<Answer>(question: Question<Answer>): Promise<Answer> {
  let mistakes = '';
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const read = readAnswer(await answerTo(question, question.prompt(mistakes)), question);
    if (read.success) return read.data;
    mistakes = read.mistakes;
  }
  throw new Error('the model gave no answer of the right form');
}

type Asking = Pick<Question<unknown>, 'model' | 'instructions' | 'schema' | 'signal'>;

/** A provider that knows nothing of forms is asked without one: the prompt tells it, too. */
async function answerTo(question: Asking, prompt: string): Promise<string> {
  try {
    return await ask(question, prompt, true);
  } catch (error) {
    if (NoObjectGeneratedError.isInstance(error)) return error.text ?? '';
    if (!isRefused(error)) throw error;
    return ask(question, prompt, false);
  }
}

async function ask(
  { model, instructions, schema, signal }: Asking,
  prompt: string,
  isFormed: boolean,
): Promise<string> {
  const { text } = await generateText({
    model,
    ...(instructions && { instructions }),
    prompt,
    ...(isFormed && { output: Output.object({ schema: jsonSchema(formOf(schema)) }) }),
    maxOutputTokens: MAX_TOKENS,
    maxRetries: 0,
    abortSignal: signal,
  });
  return text;
}

const REFUSALS: ReadonlySet<number | undefined> = new Set([400, 415, 422, 501]);

function isRefused(error: unknown): boolean {
  return APICallError.isInstance(error) && REFUSALS.has(error.statusCode);
}

/** Not every provider knows these, and some refuse a form that has them; our own reading does not forget them. */
const LIMITS = ['default', 'minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum'] as const;

function formOf(schema: z.ZodType) {
  return z.toJSONSchema(schema, {
    target: 'draft-7',
    // In what comes out nothing is optional, as strict providers want it.
    io: 'output',
    override: ({ jsonSchema: part }) => {
      for (const limit of LIMITS) delete part[limit];
    },
  });
}

type Reading<Answer> = { success: true; data: Answer } | { success: false; mistakes: string };

function readAnswer<Answer>(text: string, { schema, faultOf }: Question<Answer>): Reading<Answer> {
  let found: unknown;
  try {
    found = JSON.parse(jsonIn(text));
  } catch {
    return { success: false, mistakes: 'The answer was no JSON.' };
  }
  const { success, data, error } = schema.safeParse(found);
  if (!success) return { success, mistakes: z.prettifyError(error) };
  const mistakes = faultOf?.(data);
  return mistakes ? { success: false, mistakes } : { success, data };
}
