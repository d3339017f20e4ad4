let answer: boolean | undefined;

/** On iPhones and iPads the buttons at the side alone say how loud it is: what a page sets there, nobody hears. */
export function mayPagesSetVolume(): boolean {
  if (answer !== undefined) return answer;
  const probe = document.createElement('audio');
  probe.volume = 0.5;
  answer = probe.volume === 0.5;
  return answer;
}
