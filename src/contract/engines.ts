import { z } from 'zod';

/** Who writes, draws and reads aloud on this installation; the footer gives credit with it. */
export const enginesInUse = z.object({
  storyteller: z.string(),
  illustrator: z.string(),
  narrator: z.string(),
  /** Whose voices are configured. */
  voices: z.object({ elevenLabs: z.boolean(), openai: z.boolean(), huggingFace: z.boolean() }),
});

export type EnginesInUse = z.infer<typeof enginesInUse>;
export type CloudVoices = EnginesInUse['voices'];
