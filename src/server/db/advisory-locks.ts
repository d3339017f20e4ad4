/** Numbers under which replicas take turns. Any will do, as long as two jobs do not share one. */
export const ADVISORY_LOCKS = { migrate: 4_207_001, seed: 4_207_002, adoptMedia: 4_207_003 } as const;
