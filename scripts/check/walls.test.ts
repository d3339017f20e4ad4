import { parseAst } from 'rolldown/parseAst';
import { expect, test } from 'vitest';
import { findBreaches, findSideDoors } from './walls.ts';

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

const sideDoors = (file: string, code: string) =>
  findSideDoors([{ file, program: parseAst(code, { lang: 'tsx' }) }]);

test.each([
  ['src/web/features/voting/vote.tsx', `const answer = await fetch('/api/stories/1/votes')`],
  ['src/web/features/voting/vote.tsx', `await window.fetch('/api/stories/1/votes')`],
  ['src/web/features/voting/vote.tsx', `authorizedFetch('/api/stories/1/votes', { method: 'PUT' })`],
  ['src/web/features/voting/vote.tsx', `const votes = (await answer.json()) as StoryVotes`],
  ['src/web/features/voting/vote.tsx', `const { code } = (await answer.json().catch(() => null)) as Code`],
  ['src/web/features/experience/making.ts', `const events = new EventSource('/api/events')`],
  ['src/web/shell/header.tsx', `void fetch('/api/me')`],
])('%s with %s is a side door', (file, code) => {
  expect(sideDoors(file, code)).toHaveLength(1);
});

test.each([
  ['src/web/features/voting/vote.tsx', `await ask('GET /api/favorites'); await queue.fetch(part); refetch()`],
  ['src/web/features/voting/vote.tsx', `const { story } = await answer.json()`],
  ['src/web/features/voting/vote.test.ts', `await fetch('/api/stories/1/votes')`],
  ['src/web/api/api.ts', `await fetch('/api/stories/1/votes')`],
  ['src/server/app.ts', `await fetch('https://example.org')`],
])('%s with %s is none', (file, code) => {
  expect(sideDoors(file, code)).toEqual([]);
});
