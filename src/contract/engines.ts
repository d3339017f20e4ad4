import { z } from 'zod';
import { VOICE_SERVICES } from '#domain/voice-services.ts';

/** Who runs an installation. Absent where they have not said it; nobody makes it up. */
export const operator = z.object({ name: z.string().optional(), email: z.string().optional() });
export type Operator = z.infer<typeof operator>;

/** Who writes, draws and reads aloud on this installation; the footer gives credit with it. */
export const enginesInUse = z.object({
  storyteller: z.string(),
  illustrator: z.string(),
  narrator: z.string(),
  /** Whose voices are configured. */
  voices: z.record(z.enum(VOICE_SERVICES.map(({ name }) => name)), z.boolean()),
  /** Whether anybody outside could be asked for a story, a picture or a voice. */
  outside: z.boolean(),
  /** Mails reach those whom they are for. Where they do not, nothing may say that one was sent. */
  mailSends: z.boolean(),
  /** Books can be shared by private links here. */
  privateLinks: z.boolean(),
  /** Teachers find classes, reading lists and join codes here. */
  classes: z.boolean(),
  operator,
});

export type EnginesInUse = z.infer<typeof enginesInUse>;
export type CloudVoices = EnginesInUse['voices'];
