import type { ExtractSchema } from 'hono/types';
import type { Api } from '#server/compose/api.ts';
import type { authRoutes } from '#server/auth/routes.ts';
import type { adminPanelRoutes } from '#server/features/admin/panel-routes.ts';
import type { createFunctions } from '#server/compose/functions.ts';
import type { remoteFunctions } from '#server/compose/remote-functions.ts';

/** All that a browser asks for by scripts, by its whole address. A type and nothing else: the web room reads it. */
export type BrowserApi = Under<'/api', ExtractSchema<Api>> &
  Under<'/api/admin', ExtractSchema<ReturnType<typeof adminPanelRoutes>>> &
  Under<'/auth/v1', ExtractSchema<ReturnType<typeof authRoutes>>> &
  Under<'/functions/v1', ExtractSchema<ReturnType<typeof createFunctions>>> &
  Under<'/rest/v1', ExtractSchema<ReturnType<typeof remoteFunctions>>>;

/** Without what stands before many doors, or answers where there is none. */
type Under<Base extends string, Routes> = {
  [
    Path in keyof Routes as Path extends string
      ? string extends Path
        ? never
        : Path extends `${string}*`
          ? never
          : `${Base}${Path}`
      : never
  ]: Routes[Path];
};
