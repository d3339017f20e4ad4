import { z } from 'zod';

/** Of a link that was mailed. */
export const mailedToken = z.object({ token: z.string().min(20).max(100) });
