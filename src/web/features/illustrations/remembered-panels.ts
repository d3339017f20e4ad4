import { isComplete, type PanelState } from '#web/features/illustrations/panel-state.ts';

const MOST = 10;

/** By the key of the story: whoever closes the panel and opens it again finds the pictures that were there. */
const panels = new Map<string, PanelState>();

export function rememberPanel(key: string, state: PanelState): void {
  if (!isComplete(state)) return;
  panels.delete(key);
  panels.set(key, state);
  const [oldest] = panels.keys();
  if (panels.size > MOST && oldest !== undefined) panels.delete(oldest);
}

export function rememberedPanel(key: string): PanelState | undefined {
  return panels.get(key);
}
