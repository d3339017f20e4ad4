/** Where an arrow key leads from the card that has the focus; cards of a row have the same top. */
export function moveInGrid(key: string, cards: readonly HTMLElement[]): HTMLElement | undefined {
  const from = cards.findIndex((card) => card === card.ownerDocument.activeElement);
  const focused = cards[from];
  if (!focused) return undefined;
  const top = focused.getBoundingClientRect().top;
  const columns = cards.filter((card) => Math.abs(card.getBoundingClientRect().top - top) < 4).length;
  const rightToLeft = getComputedStyle(focused).direction === 'rtl' ? -1 : 1;
  const steps: Partial<Record<string, number>> = {
    ArrowRight: rightToLeft,
    ArrowLeft: -rightToLeft,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: -from,
    End: cards.length - 1 - from,
  };
  const step = steps[key];
  return step === undefined ? undefined : cards[from + step];
}
