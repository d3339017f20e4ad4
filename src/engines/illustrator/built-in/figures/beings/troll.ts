import type { Drawing } from '#engines/illustrator/built-in/figures/actor.ts';
import { wideMouth } from '#engines/illustrator/built-in/figures/beings/mouths.ts';
import {
  airBubble,
  bothArms,
  browWhenTroubled,
  SIDES,
} from '#engines/illustrator/built-in/figures/beings/parts.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { face } from '#engines/illustrator/built-in/figures/face.ts';
import { legs } from '#engines/illustrator/built-in/figures/limbs.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n } from '#engines/illustrator/built-in/draw/geometry.ts';
import {
  circle,
  ellipse,
  group,
  line,
  path,
  rect,
  type Art,
} from '#engines/illustrator/built-in/draw/shapes.ts';

const BODY =
  'M0 -180C60 -180 92 -144 96 -104C100 -62 66 -40 0 -40C-66 -40 -100 -62 -96 -104C-92 -144 -60 -180 0 -180Z';
const SMOCK =
  'M-58 -170C-84 -150 -98 -116 -98 -76L-76 -62L-56 -74L-36 -58L-14 -72L8 -56L30 -72L52 -58L74 -72L98 -74C98 -116 84 -150 58 -170Q0 -146 -58 -170Z';
const HEAD =
  'M-92 -212C-94 -262 -52 -286 0 -286C52 -286 94 -262 92 -212C92 -170 52 -146 0 -146C-52 -146 -92 -170 -92 -212Z';

/** Large, slow and mossy, with a nose for everything. */
export function troll(brush: Brush): Drawing {
  const { form, ball, of, look, stance, swing, fromBehind } = brush;
  const coat = look.coat ?? '#8fa06a';
  const drop = stance.drop * 0.6;
  const arms = bothArms(brush, { shoulder: [82, -140], width: 30, skin: coat, length: 1 });
  const head = group(
    [
      ears(brush, coat),
      path(HEAD, ball(coat, 0.22, 0.28)),
      !fromBehind && features(brush, coat),
      hair(brush),
      airBubble(brush, -216, 132),
    ],
    { turn: swing * 2, pivot: [0, -160] },
  );
  return {
    art: [
      !fromBehind && tail(brush, coat, drop),
      legs(brush, { hip: [34, -60], width: 36, leg: of(tone(coat, -0.04)), shoe: of(tone(coat, -0.07)) }),
      group(
        [
          path(BODY, form(coat, 0.16, 0.34)),
          smock(brush),
          ...(stance.armsAbove ? [head, arms.art] : [arms.art, head]),
        ],
        { y: drop, turn: swing, pivot: [0, -60] },
      ),
      fromBehind && tail(brush, coat, drop),
    ],
    face: { left: -72, right: 72, top: -252 + drop, bottom: -152 + drop },
    hand: [arms.hand[0], arms.hand[1] + drop],
  };
}

function features(brush: Brush, coat: Colour): Art {
  const { turn, form, lit, of, actor } = brush;
  const t = (x: number) => n(turn + x);
  const shut = brush.blink || actor.pose === 'sleep' || actor.mood === 'sleepy';
  const brow = browWhenTroubled(brush, tone(coat, -0.3));
  return [
    [
      [-66, -236, 6],
      [-54, -248, 4],
      [68, -190, 5],
    ].map(([x = 0, y = 0, r = 0]) =>
      ellipse(x, y, r, r * 0.8, of(tone(coat, -0.1)), { opacity: 0.5, airy: true }),
    ),
    SIDES.map((side) => circle(turn + side * 33, -228, 19, of(shut ? mix(coat, '#ffffff', 0.2) : '#fffdf2'))),
    face(brush, { y: -228, gap: 33, eye: 10.5, blush: mix('#ee6f63', coat, 0.15), ...brow }),
    wideMouth(brush, { x: turn, y: -168, width: 32, ink: of('#33242a') }),
    actor.pose !== 'sleep' &&
      ['happy', 'calm', 'angry'].includes(actor.mood) &&
      path(`M${t(13)} -153l5 -13l8 9Z`, of('#fffdf2')),
    path(
      `M${t(-11)} -224C${t(-14)} -214 ${t(-38)} -208 ${t(-36)} -190C${t(-34)} -174 ${t(-14)} -172 ${t(0)} -175C${t(14)} -172 ${t(34)} -174 ${t(36)} -190C${t(38)} -208 ${t(14)} -214 ${t(11)} -224Q${t(0)} -231 ${t(-11)} -224Z`,
      form(mix(coat, '#dd8468', 0.62), 0.28, 0.26),
    ),
    SIDES.map((side) =>
      ellipse(turn + side * 12, -182, 5, 3.6, of(mix(coat, '#7a3f34', 0.6)), { opacity: 0.7, airy: true }),
    ),
    ellipse(turn - 12, -202, 9, 6, lit(coat, 0.7), { opacity: 0.5, airy: true }),
  ];
}

function ears({ ball, of, swing, fromBehind }: Brush, coat: Colour): Art {
  return SIDES.map((side) =>
    group(
      [
        path('M78 -232C108 -262 146 -262 164 -246C156 -218 120 -186 84 -192Z', ball(coat, 0.2, 0.28)),
        !fromBehind &&
          path(
            'M92 -226C112 -246 136 -248 148 -242C140 -222 116 -204 94 -204Z',
            of(mix(coat, '#d98a76', 0.45)),
          ),
      ],
      { scale: [side, 1], turn: side * swing * 3, pivot: [side * 84, -214] },
    ),
  );
}

/** Where a leaf, and once a toadstool, has taken root. */
function hair({ form, of, lit, look, swing, random }: Brush): Art {
  const toadstool = random('hair')() < 0.5;
  return group(
    [
      path(
        'M-78 -250C-94 -276 -84 -300 -70 -312C-68 -304 -64 -298 -58 -294C-54 -316 -38 -334 -20 -340C-22 -328 -18 -318 -12 -310C0 -330 18 -340 36 -336C28 -324 28 -316 32 -308C46 -320 64 -320 78 -312C72 -302 74 -296 78 -290C88 -276 88 -262 80 -250C68 -262 56 -266 44 -262C34 -272 20 -274 8 -266C-6 -276 -22 -274 -32 -264C-46 -270 -64 -264 -78 -250Z',
        form(look.hair, 0.24, 0.2),
      ),
      line(
        'M-48 -292Q-42 -282 -42 -272M-6 -308Q0 -294 0 -280M40 -302Q38 -290 32 -278',
        lit(look.hair, 0.4),
        4,
        {
          opacity: 0.5,
          airy: true,
        },
      ),
      toadstool
        ? [
            rect(34, -332, 11, 26, of('#fbf1dc'), { corner: 5 }),
            path(
              'M20 -328C20 -350 34 -358 40 -358C48 -358 62 -350 60 -328Q40 -320 20 -328Z',
              form('#dd5c4a', 0.25, 0.2),
            ),
            line('M32 -340h0M46 -346h0M50 -332h0', of('#fff6e6'), 6),
          ]
        : [
            path(
              'M-52 -304C-66 -324 -58 -344 -40 -352C-34 -332 -38 -314 -52 -304Z',
              form('#7cae52', 0.3, 0.2),
            ),
            line('M-51 -306Q-48 -328 -42 -342', of('#5a8a3c'), 3, { opacity: 0.7 }),
          ],
    ],
    { turn: swing * 1.6, pivot: [0, -280] },
  );
}

function smock({ form, of, look, facing, shaded }: Brush): Art {
  const cloth = look.top;
  return [
    path(SMOCK, form(cloth, 0.16, 0.3)),
    group(
      [
        rect(-15, -14, 30, 28, of(mix(cloth, '#fff2dc', 0.4)), { corner: 4 }),
        line('M-10 -9H10V9H-10Z', shaded(cloth, 0.2), 2.4, { dash: '4 4' }),
      ],
      { x: facing * -34, y: -98, turn: -8 },
    ),
  ];
}

function tail({ of, form, facing, swing, look, random }: Brush, coat: Colour, drop: number): Art {
  const side = -facing;
  return group(
    [
      line(
        `M${side * 66} -62C${side * 112} -44 ${side * 128} -70 ${side * 120} -104`,
        of(tone(coat, -0.05)),
        11,
      ),
      ellipse(side * 119, -114, 12 + random('tail')() * 3, 17, form(look.hair, 0.2, 0.2)),
    ],
    { y: drop, turn: swing * 6 * side, pivot: [side * 66, -62] },
  );
}
