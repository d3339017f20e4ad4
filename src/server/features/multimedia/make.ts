import { audioFailure, visualFailure } from '#domain/multimedia.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import { TRY_LATER, type Reporter } from '#server/features/multimedia/progress.ts';
import {
  findRecord,
  findStoryToMake,
  saveRecord,
  type NewMultimedia,
  type StoryToMake,
} from '#server/features/multimedia/records.ts';
import { keepAudio, removeAudio, soundOf, type AudioName } from '#server/features/multimedia/sound.ts';
import type { DrawnScene, MultimediaTools, Narration } from '#server/features/multimedia/tools.ts';
import { AppError } from '#server/http/errors.ts';
import type { Log } from '#server/log.ts';

export interface Making extends AudioName {
  /** Somebody waits. */
  soon: boolean;
  reporter: Reporter;
  signal: AbortSignal;
  log: Log;
  /** In the transaction that shows the set. */
  onSaved?: (tx: Queryable, record: NewMultimedia) => Promise<void>;
}

/** Why a set could not be made, in words for the reader. */
export class MakingError extends Error {
  override name = 'MakingError';
}

/** Pictures and sound of a story. Nothing is shown before all of it is there. */
export async function makeMultimedia(
  db: Database['db'],
  tools: MultimediaTools,
  making: Making,
): Promise<void> {
  const { reporter } = making;
  try {
    await reporter.enter('checking');
    const story = await findStoryToMake(db, making);
    if (!story) return;
    if (!(await findRecord(db, making))) await makeSet(db, story, tools, making);
    await reporter.enter('done');
  } finally {
    await reporter.close();
  }
}

async function makeSet(db: Database['db'], story: StoryToMake, tools: MultimediaTools, making: Making) {
  const { reporter, log, onSaved } = making;
  await reporter.enter('generating');
  const { scenes, narration } = await drawAndRead(story, tools, making);
  await reporter.enter('saving_audio');
  const audioUrl = narration && (await keepAudio(narration, making, tools.objects, log));
  if (!audioUrl) reporter.withoutAudio();
  await reporter.enter('preparing');
  const record: NewMultimedia = {
    storyId: story.id,
    language: story.language,
    scenes,
    ...(audioUrl ? soundOf(narration, audioUrl, scenes) : SILENCE),
    totalScenes: scenes.length,
    contentHash: story.contentHash,
  };
  const isShown = await db.transaction(async (tx) => {
    const saved = await saveRecord(tx, record);
    if (saved) await onSaved?.(tx, record);
    return saved;
  });
  if (!isShown && audioUrl) await removeAudio(audioUrl, tools.objects);
}

/** Told apart from what is left as it was. */
const SILENCE = { audioUrl: null, audioDuration: null, voiceId: null, voiceQuality: null, words: [] };

async function drawAndRead(
  story: StoryToMake,
  tools: MultimediaTools,
  { soon, reporter, signal, log }: Making,
): Promise<{ scenes: DrawnScene[]; narration: Narration | undefined }> {
  const withoutPictures = new AbortController();
  const readingSignal = AbortSignal.any([signal, withoutPictures.signal]);
  const reading = tools
    .narrate(story, { soon, signal: readingSignal, onSentence: reporter.sentences })
    .catch((error: unknown) => {
      if (readingSignal.aborted) return undefined;
      log.warn({ err: error }, 'a story is made without sound');
      reporter.withoutAudio(audioFailure(reasonOf(error)));
      return undefined;
    });
  try {
    const scenes = await tools.illustrate(story, signal, reporter.pictures);
    const narration = await reading;
    signal.throwIfAborted();
    return { scenes, narration };
  } catch (error) {
    withoutPictures.abort();
    await reading;
    signal.throwIfAborted();
    throw new MakingError(visualFailure(reasonOf(error)), { cause: error });
  }
}

function reasonOf(error: unknown): string {
  return error instanceof AppError ? error.message : TRY_LATER;
}
