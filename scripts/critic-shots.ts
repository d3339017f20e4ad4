import { openStudio } from '#engines/illustrator/studio/studio.ts';
import { randomScene } from '#engines/illustrator/testing/random-scene.ts';
import { contactSheet } from './contact-sheet.ts';
const [out = '/tmp/critic/x.jpg', cols = '2', width = '900', ...names] = process.argv.slice(2);
const studio = openStudio();
const w = Number(width);
const tiles = [];
for (const name of names) {
  const [seed = '', range = '0'] = name.split(':');
  const [from, to] = range.split('-').map(Number);
  for (let i = from ?? 0; i <= (to ?? from ?? 0); i++) {
    const scene = randomScene(`${seed} ${i}`);
    if (process.env.V)
      console.log(
        seed,
        i,
        scene.place,
        scene.characters.map((c) => `${c.figure}/${c.pose ?? '-'}/${c.holds ?? ''}`).join(' '),
        scene.props.join(','),
      );
    tiles.push(
      await studio.rasterize({
        svg: await studio.draw({ scene, seed: `${seed} ${i}`, frame: Number(process.env.F ?? 0) }),
        format: 'png',
        width: w,
      }),
    );
  }
}
await contactSheet(out, tiles, { columns: Number(cols), width: w, height: (w * 9) / 16 });
await studio.close();
