import { z } from 'zod';

/** Who writes, draws and reads aloud on this installation; the footer gives credit with it. */
export const enginesInUse = z.object({
  storyteller: z.string(),
  illustrator: z.string(),
  narrator: z.string(),
  /** Whose voices are configured. */
  voices: z.object({ elevenLabs: z.boolean(), openai: z.boolean(), huggingFace: z.boolean() }),
  /** Whether anybody outside could be asked for a story, a picture or a voice. */
  outside: z.boolean(),
  /** Without a mail server, mails wait with whoever runs the installation. */
  mailSends: z.boolean(),
});

export type EnginesInUse = z.infer<typeof enginesInUse>;
export type CloudVoices = EnginesInUse['voices'];
