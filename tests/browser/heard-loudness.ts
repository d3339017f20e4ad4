import type { Page } from '@playwright/test';

/** How loud it is just now what the page mixes itself (its voice is an element of its own). Before the page is opened. */
export async function hearLoudness(page: Page) {
  await page.addInitScript(() => {
    const ears: AnalyserNode[] = [];
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its node
    const connect = AudioNode.prototype.connect as (this: AudioNode, to: AudioNode) => AudioNode;
    AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode) {
      if (to instanceof AudioDestinationNode) {
        const ear = new AnalyserNode(this.context, { fftSize: 16_384 });
        connect.call(this, ear);
        ears.push(ear);
      }
      return connect.call(this, to);
    } as AudioNode['connect'];
    const loudness = () => {
      const each = ears.map((ear) => {
        if (ear.context.state !== 'running') return 0;
        const samples = new Float32Array(ear.fftSize);
        ear.getFloatTimeDomainData(samples);
        return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
      });
      return Math.max(0, ...each);
    };
    Object.assign(window, { loudness });
  });
  return () => page.evaluate(() => (window as unknown as { loudness: () => number }).loudness());
}
