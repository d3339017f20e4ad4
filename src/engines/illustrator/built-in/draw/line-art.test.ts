import { expect, test } from 'vitest';
import { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { lineArt } from '#engines/illustrator/built-in/draw/line-art.ts';
import { circle, group, line, path, rect, toSvg } from '#engines/illustrator/built-in/draw/shapes.ts';
import { lightOf } from '#engines/illustrator/built-in/light.ts';

const canvas = new Canvas({ seed: 'lines', light: lightOf('day', 'clear'), weather: 'clear' });
const INK = '#1d1b22';
const shown = (...art: Parameters<typeof toSvg>) => toSvg(lineArt(art[0], canvas, 2));

test('a form is paper within an edge, whatever its colour [CL-06]', () => {
  const solid = canvas.linear([
    [0, '#ff0000'],
    [1, '#00ff00'],
  ]);
  for (const fill of ['#cc3344', solid]) {
    expect(shown(rect(0, 0, 50, 50, fill))).toContain(`fill="#ffffff" stroke="${INK}" stroke-width="2"`);
  }
});

test('light, shade, texture and specks are left out [CL-06]', () => {
  const veil = canvas.linear([
    [0, '#ff0000', 0.3],
    [1, '#ff0000', 0],
  ]);
  expect(shown(rect(0, 0, 50, 50, veil))).toBe('');
  expect(shown(rect(0, 0, 50, 50, '#cc3344', { airy: true }))).toBe('');
  expect(shown(rect(0, 0, 50, 50, '#cc3344', { opacity: 0.4 }))).toBe('');
  expect(shown(group(circle(0, 0, 40, '#cc3344'), { opacity: 0.4 }))).toBe('');
  expect(shown(circle(0, 0, 2, '#cc3344'))).toBe('');
  expect(shown(line('M1 1h.1M9 9h.1', '#ffffff', 3))).toBe('');
});

test('several forms in one path have one edge around all of them', () => {
  const cloud = shown(path('M0 0h40v40h-40ZM20 0h40v40h-40Z', '#ffffff'));
  expect(cloud.match(/<path/g)).toHaveLength(2);
  expect(cloud.endsWith('fill="#ffffff"/>')).toBe(true);
});

test('a broad stroke is a form with two edges, a fine one is a line', () => {
  const broad = shown(line('M0 0h90', '#cc3344', 20));
  expect(broad).toContain(`stroke="${INK}" stroke-width="22"`);
  expect(broad).toContain('stroke="#ffffff" stroke-width="18"');
  expect(shown(line('M0 0h90', '#cc3344', 6)).match(/stroke-width="2"/g)).toHaveLength(1);
});

test('eyes stay dark, and what is seen through keeps its edge', () => {
  expect(shown(circle(0, 0, 5, '#140c10', { inLines: 'dark' }))).toContain(`fill="${INK}"`);
  const film = canvas.radial([
    [0, '#ffffff', 0.1],
    [1, '#ffffff', 0.8],
  ]);
  expect(shown(circle(0, 0, 40, film, { inLines: 'edge' }))).toContain(`fill="none" stroke="${INK}"`);
});

test('an edge is as wide in a part that is drawn smaller', () => {
  expect(shown(group(circle(0, 0, 40, '#cc3344'), { scale: 0.5 }))).toContain('stroke-width="4"');
});
