import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseDockerfile } from './dockerfile.ts';

test('the steps that are rehearsed are those of the Dockerfile, all of them [OP-04]', () => {
  const text = readFileSync('Dockerfile', 'utf8');
  const { stages, command, healthCheck, volumes } = parseDockerfile(text);
  const said = text.match(/^(?:FROM|ENV|WORKDIR|USER|COPY|RUN)\b/gm) ?? [];
  expect(stages.flatMap(({ steps }) => steps).length + stages.length).toBe(said.length);
  expect(stages.map(({ from, name }) => [from, name])).toEqual([
    ['node:24-bookworm-slim', 'packages'],
    ['packages', 'build'],
    ['node:24-bookworm-slim', undefined],
  ]);
  const last = stages.at(-1)?.steps ?? [];
  expect(last).toContainEqual({ do: 'user', name: 'node' });
  expect(last).toContainEqual({ do: 'copy', from: 'build', what: ['/app'], to: '/app' });
  expect(last.find((step) => step.do === 'env')).toMatchObject({ values: { DATA_DIR: '/data' } });
  expect(command).toEqual(['node', 'src/server/main.ts']);
  expect(healthCheck.slice(0, 2)).toEqual(['node', '-e']);
  expect(healthCheck[2]).toContain('/healthz');
  expect(volumes).toEqual(['/data']);
});

test('what is not known is not left out in silence', () => {
  expect(() => parseDockerfile('FROM a\nONBUILD RUN b')).toThrow('ONBUILD');
  expect(() => parseDockerfile('FROM a\nCOPY --chown=1 a b')).toThrow('--chown');
  expect(() => parseDockerfile('RUN a')).toThrow('FROM');
});
