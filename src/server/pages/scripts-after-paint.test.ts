import { expect, test } from 'vitest';
import { scriptsAfterPaint } from '#server/pages/scripts-after-paint.ts';

const page =
  '<html><head><link rel="modulepreload" href="/a.js" nonce="n"/></head><body><p>Hi</p>' +
  '<script nonce="n">1</script><script nonce="n" type="module" async="">import "/a.js"</script></body></html>';

test('modules are laid aside and started by a script that comes after the page', () => {
  const deferred = scriptsAfterPaint(page, 'n');
  expect(deferred).not.toMatch(/<script[^>]*type="module"/);
  expect(deferred).not.toContain(' rel="modulepreload"');
  expect(deferred).toContain('<link data-rel="modulepreload" href="/a.js" nonce="n"/>');
  expect(deferred).toContain('<script nonce="n" type="text/plain" id="later">import "/a.js"</script>');
  expect(deferred).toMatch(/<script nonce="n">[^]*addEventListener\("load"[^]*<\/script><\/body>/);
});

test('other scripts stay as they are', () => {
  expect(scriptsAfterPaint(page, 'n')).toContain('<script nonce="n">1</script>');
});

test('a page whose script looks different is left as it came', () => {
  const other = page.replace('type="module" async=""', 'type="module" defer');
  expect(scriptsAfterPaint(other, 'n')).toBe(other);
});

test('the texts of the interface, which only scripts need, are laid aside with them', () => {
  const texts = '<link rel="preload" as="fetch" href="/en.json"/>';
  const deferred = scriptsAfterPaint(page.replace('<head>', `<head>${texts}`), 'n');
  expect(deferred).toContain('<link data-rel="preload" as="fetch" href="/en.json"/>');
});

test('a page that hurries asks for the pieces that it is going to load, each once, and no other page does', () => {
  const pieces = { create: ['/a.js', '/creator.js'] };
  const hurried = page.replace('<html>', '<html lang="en" data-hurries="create">');
  const links = (html: string) => scriptsAfterPaint(html, 'n', pieces).match(/href="[^"]+"/g);
  expect(links(hurried)).toEqual(['href="/a.js"', 'href="/creator.js"']);
  expect(links(page)).toEqual(['href="/a.js"']);
  expect(links(page.replace('<html>', '<html data-hurries="">'))).toEqual(['href="/a.js"']);
});
