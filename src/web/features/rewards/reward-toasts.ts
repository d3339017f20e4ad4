import type { Earned } from '#contract/rewards.ts';
import { achievementWords } from '#web/features/rewards/achievement-words.ts';
import type { Formats } from '#web/i18n/formats.ts';
import type { Translate } from '#web/i18n/messages.ts';
import type { ToastOptions } from '#web/ui/toast-store.ts';

const LONG_MS = 5000;
const SHORT_MS = 4000;

/** One message for each kind of reward, however many there are of it. */
export function rewardToasts(earned: readonly Earned[], t: Translate, format: Formats): ToastOptions[] {
  const toasts: ToastOptions[] = [];
  const tell = (title: string, description: string, durationMs: number) =>
    toasts.push({ title, description, durationMs, look: 'success' });
  const achievements = earned.filter((each) => each.kind === 'achievement');
  if (achievements.length > 0) {
    const name = format.list(achievements.map((each) => achievementWords(each, t).name));
    tell(t('rewards.achievement.title'), t('rewards.achievement.text', { name }), LONG_MS);
  }
  for (const { days } of earned.filter((each) => each.kind === 'streak')) {
    const text = t('rewards.streak.text', { days: format.number(days) });
    tell(t('rewards.streak.title'), text, LONG_MS);
  }
  const characters = earned.filter((each) => each.kind === 'character');
  if (characters.length > 0) {
    const values = { count: characters.length, names: format.list(characters.map(({ name }) => name)) };
    tell(t('rewards.character.title'), t('rewards.character.text', values), SHORT_MS);
  }
  return toasts;
}
