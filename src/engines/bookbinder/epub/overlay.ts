import { clock, type HeardScene } from '#engines/bookbinder/epub/clips.ts';
import type { Scene } from '#engines/bookbinder/epub/scenes.ts';
import { XML } from '#engines/bookbinder/epub/xml.ts';

export const ACTIVE_CLASS = '-epub-media-overlay-active';

export function soundOf({ name }: Scene): string {
  return `audio/${name}.mp3`;
}

/** Which sentence is lit while which part of the sound is heard. */
export function overlay({ scene, clips }: HeardScene): string {
  const page = `../text/${scene.name}.xhtml`;
  const pars = clips.map(
    ({ sentence, begin, end }, i) => `    <par id="par-${i + 1}">
      <text src="${page}#${sentence.id}"/>
      <audio src="../${soundOf(scene)}" clipBegin="${clock(begin)}" clipEnd="${clock(end)}"/>
    </par>`,
  );
  return `${XML}<smil xmlns="http://www.w3.org/ns/SMIL" xmlns:epub="http://www.idpf.org/2007/ops" version="3.0">
  <body epub:textref="${page}#${scene.name}" epub:type="bodymatter chapter">
${pars.join('\n')}
  </body>
</smil>
`;
}
