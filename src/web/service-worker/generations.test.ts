import { expect, test } from 'vitest';
import { outdated, pageCaches } from '#web/service-worker/generations.ts';

const NAMES = ['shell.a', 'pages.a', 'media', 'shell.b', 'pages.b', 'own-pictures', 'shell.c', 'kept-media'];

test('the build that has come and the one before it stay, the rest goes [UX-05]', () => {
  expect(outdated(NAMES, 'c')).toEqual(['shell.a', 'pages.a']);
});

test('a build that comes back leaves the one that it replaces', () => {
  expect(outdated(NAMES, 'a')).toEqual(['shell.b', 'pages.b']);
});

test('the first build removes what older workers left', () => {
  expect(outdated(['experiences', 'shell.a', 'media'], 'a')).toEqual(['experiences']);
});

test('of two copies of a page the newer one is found first', () => {
  expect(pageCaches(NAMES, 'c')).toEqual(['pages.c', 'pages.b', 'pages.a']);
});
