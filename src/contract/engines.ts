import { z } from 'zod';

/** Who writes, draws and reads aloud on this installation; the footer gives credit with it. */
export const enginesInUse = z.object({
  storyteller: z.string(),
  illustrator: z.string(),
  narrator: z.string(),
  /** Which backup voices can be asked. */
  voices: z.object({ openai: z.boolean(), huggingFace: z.boolean() }),
});

export type EnginesInUse = z.infer<typeof enginesInUse>;
export type BackupVoices = EnginesInUse['voices'];
