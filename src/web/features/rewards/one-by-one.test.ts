import { expect, test } from 'vitest';
import { toastOneByOne } from '#web/features/rewards/one-by-one.ts';
import { dismissToast, toast, visibleToasts } from '#web/ui/toast-store.ts';

const titles = () => visibleToasts().map(({ title }) => title);
const dismiss = (wanted: string) =>
  dismissToast(visibleToasts().find(({ title }) => title === wanted)?.id ?? 0);

test('rewards come one after the other and leave room for other messages [AC-02]', () => {
  toast({ title: 'Story created successfully!' });
  toastOneByOne([{ title: 'first' }, { title: 'second' }]);
  toastOneByOne([{ title: 'third' }]);
  expect(titles()).toEqual(['Story created successfully!', 'first']);
  dismiss('Story created successfully!');
  expect(titles()).toEqual(['first']);
  dismiss('first');
  expect(titles()).toEqual(['second']);
  for (const title of ['a', 'b', 'c']) toast({ title });
  expect(titles()).toEqual(['b', 'c', 'third']);
  for (const title of ['b', 'c', 'third']) dismiss(title);
  expect(titles()).toEqual([]);
  toastOneByOne([{ title: 'fourth' }]);
  expect(titles()).toEqual(['fourth']);
});
