import type { Database, Queryable } from '#server/db/database.ts';
import {
  findRecord,
  findStoryToMake,
  saveRecord,
  type MultimediaRow,
  type NewMultimedia,
} from '#server/features/multimedia/records.ts';
import { keepAudio, removeAudio, soundOf, type AudioName } from '#server/features/multimedia/sound.ts';
import type { MultimediaTools, NarrateOptions } from '#server/features/multimedia/tools.ts';
import type { Log } from '#server/log.ts';

export interface Improving extends AudioName {
  signal: AbortSignal;
  log: Log;
  onSentence?: NarrateOptions['onSentence'];
  /** In the transaction that shows the better voice; somebody may still listen to the one before. */
  onReplaced: (tx: Queryable, oldAudioUrl: string | null) => Promise<void>;
}

/** Reads a story again in the best voice there is, and puts sound, words and times in place at once. */
export async function improveVoice(
  db: Database['db'],
  tools: MultimediaTools,
  improving: Improving,
): Promise<void> {
  const { signal, onSentence, onReplaced, log } = improving;
  const story = await findStoryToMake(db, improving);
  const before = await findRecord(db, improving);
  if (!story || !before || !couldBeBetter(before)) return;
  const narration = await tools.narrate(story, { soon: false, signal, ...(onSentence && { onSentence }) });
  if (narration.quality === before.voiceQuality) return;
  const audioUrl = await keepAudio(narration, improving, tools.objects, log);
  if (!audioUrl) throw new Error('the better sound could not be kept');
  const record: NewMultimedia = {
    ...before,
    ...soundOf(narration, audioUrl, before.scenes),
    contentHash: story.contentHash,
    updatedAt: new Date(),
  };
  const isShown = await db.transaction(async (tx) => {
    const saved = await saveRecord(tx, record);
    if (saved) await onReplaced(tx, before.audioUrl);
    return saved;
  });
  if (!isShown) await removeAudio(audioUrl, tools.objects);
}

export function couldBeBetter({ voiceQuality }: Pick<MultimediaRow, 'voiceQuality'>): boolean {
  return voiceQuality === null || voiceQuality === 'quick';
}
