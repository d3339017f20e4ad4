import { boundsBox, faceBox } from '#engines/illustrator/built-in/compose/blocking.ts';
import { layOut } from '#engines/illustrator/built-in/compose/picture.ts';
import { overlap, type Box } from '#engines/illustrator/built-in/draw/geometry.ts';
import { randomScene } from '#engines/illustrator/testing/random-scene.ts';
const inside = (box: Box, { left, top, right, bottom }: Box, slack: number) =>
  box.left >= left - slack &&
  box.top >= top - slack &&
  box.right <= right + slack &&
  box.bottom <= bottom + slack;
const N = Number(process.argv[2] ?? 300);
let wrong = 0;
let dropped = 0,
  asked = 0;
for (let i = 0; i < N; i++) {
  const scene = randomScene(`cast ${i}`);
  const { cast, props, view } = layOut({ scene, seed: `story ${i}` });
  const say = (s: string) => {
    wrong++;
    console.log(i, s);
  };
  asked += scene.props.length;
  dropped += scene.props.length - props.length;
  for (const [k, actor] of cast.entries()) {
    if (!inside(boundsBox(actor), view, 12))
      say(
        `${actor.actor.figure} ${actor.actor.pose} leaves ${JSON.stringify(boundsBox(actor))} ${JSON.stringify(view)}`,
      );
    for (const other of cast.slice(k + 1))
      if (overlap(faceBox(actor), faceBox(other)))
        say(`two faces ${actor.actor.figure} ${actor.actor.pose} ${other.actor.figure} ${other.actor.pose}`);
    for (const { box, prop } of props) if (overlap(faceBox(actor), box)) say(`${prop} before face`);
  }
  for (const [k, { box }] of props.entries())
    if (props.slice(k + 1).some((o) => overlap(box, o.box))) say('collide');
}
console.log({ wrong, asked, dropped });
