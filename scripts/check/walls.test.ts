import { parseAst } from 'rolldown/parseAst';
import { expect, test } from 'vitest';
import { findBreaches } from './walls.ts';

const breaches = (file: string, code: string) =>
  findBreaches([{ file, program: parseAst(code, { lang: 'tsx' }) }]);

test.each([
  ['src/domain/wizard.ts', `import { readFile } from 'node:fs'`],
  ['src/domain/wizard.ts', `import React from 'react'`],
  ['src/domain/wizard.ts', `import { x } from '#server/config.ts'`],
  ['src/contract/story.ts', `import type { Row } from '#server/db/schema/stories.ts'`],
  ['src/engines/narrator/port.ts', `import { x } from '#engines/storyteller/port.ts'`],
  ['src/server/features/voting/routes.ts', `import { x } from '#server/features/library/queries.ts'`],
  ['src/server/compose/app.ts', `import { x } from '#web/root.tsx'`],
  ['src/web/ui/button.tsx', `import { useTranslate } from '#web/i18n/messages.ts'`],
  ['src/web/features/voting/vote.tsx', `export * from '../library/story.tsx'`],
  ['src/web/features/voting/vote.tsx', `const x = () => import('#web/features/library/story.tsx')`],
  ['src/web/shell/header.tsx', `import { x } from '#web/features/landing/hero.tsx'`],
  ['src/web/page-context.ts', `import { x } from '#server/pages/page-context.ts'`],
  ['src/elsewhere/x.ts', `export const x = 1`],
])('%s with %s is a breach', (file, code) => {
  expect(breaches(file, code)).toHaveLength(1);
});

test.each([
  ['src/domain/wizard.ts', `import { z } from 'zod'; import { x } from '#domain/languages.ts'`],
  ['src/domain/wizard.test.ts', `import { test } from 'vitest'`],
  [
    'src/web/ui/button.tsx',
    `import { Link } from 'react-router'; import { x } from '#web/ui/class-names.ts'`,
  ],
  ['src/web/page-context.ts', `import type { PageContext } from '#server/pages/page-context.ts'`],
  ['src/web/routes/landing.tsx', `import { Hero } from '#web/features/landing/hero.tsx'`],
  ['src/engines/narrator/port.ts', `import { x } from '#engines/narrator/voices.ts'`],
])('%s with %s is fine', (file, code) => {
  expect(breaches(file, code)).toEqual([]);
});

test('the message teaches', () => {
  expect(breaches('src/domain/x.ts', `import 'react'`)[0]).toContain('The domain is pure rules');
});
