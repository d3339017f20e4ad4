import { z } from 'zod';

export const analyticsEvent = z.object({
  session_id: z.uuid(),
  event_type: z.string().regex(/^[a-z][a-z0-9_]{1,49}$/, 'lower case words joined by underscores'),
  event_data: z
    .record(z.string().max(50), z.union([z.string().max(500), z.number(), z.boolean(), z.null()]))
    .refine((data) => Object.keys(data).length <= 20, 'at most 20 entries')
    .default({}),
});

export type AnalyticsEvent = z.input<typeof analyticsEvent>;
