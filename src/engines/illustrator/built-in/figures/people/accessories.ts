import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { SIDES } from '#engines/illustrator/built-in/figures/people/sides.ts';
import {
  circle,
  ellipse,
  group,
  line,
  path,
  rect,
  type Art,
} from '#engines/illustrator/built-in/draw/shapes.ts';

/** What hangs on the back: behind the trunk, or before it when we see the back. */
export function onTheBack(brush: Brush): Art {
  return [
    cape(brush),
    wings(brush),
    brush.actor.figure === 'explorer' && rucksack(brush),
    brush.actor.figure === 'musician' && guitar(brush),
  ];
}

function wings({ look, swing, of, lit }: Brush): Art {
  if (!look.wings) return undefined;
  const upper = '#d8f3ff';
  return SIDES.map((side) =>
    group(
      [
        path(
          `M${side * 18} -140C${side * 66} -236 ${side * 148} -252 ${side * 144} -190C${side * 140} -152 ${side * 76} -128 ${side * 18} -134Z`,
          of(upper),
          { opacity: 0.82 },
        ),
        path(
          `M${side * 18} -132C${side * 84} -134 ${side * 124} -104 ${side * 98} -72C${side * 68} -54 ${side * 30} -98 ${side * 18} -132Z`,
          of('#f6d9ff'),
          { opacity: 0.82 },
        ),
        line(
          `M${side * 24} -142Q${side * 84} -196 ${side * 126} -204M${side * 26} -136Q${side * 84} -158 ${side * 124} -168M${side * 26} -126Q${side * 70} -110 ${side * 90} -86`,
          lit(upper, 0.8),
          3,
          { opacity: 0.8, airy: true },
        ),
      ],
      { turn: side * swing * 8, pivot: [0, -140] },
    ),
  );
}

export function cape(brush: Brush): Art {
  const { look, swing, form, shaded, actor, fromBehind } = brush;
  if (!look.cape) return undefined;
  const [side, hem] = [swing * 6, swing * 8];
  const royal = mantled(brush);
  const low = actor.pose === 'sit' ? -64 : royal ? -6 : -26;
  return [
    path(
      `M-34 -168C-70 -112 ${-80 + side} -66 ${-74 + hem} ${low}Q${-36 + hem} ${low + 14} 0 ${low + 8}Q${36 + hem} ${low + 14} ${74 + hem} ${low}C${80 + side} -66 70 -112 34 -168Q0 -180 -34 -168Z`,
      form(look.cape, 0.1, 0.4),
    ),
    fromBehind &&
      line(`M-24 -150Q-34 -90 -30 ${low - 4}M22 -150Q34 -90 28 ${low - 4}`, shaded(look.cape, 0.35), 4, {
        opacity: 0.4,
      }),
    royal &&
      line(
        `M${-71 + hem} ${low - 3}Q${-36 + hem} ${low + 10} 0 ${low + 4}Q${36 + hem} ${low + 10} ${71 + hem} ${low - 3}`,
        form('#fbf6ea'),
        12,
      ),
  ];
}

/** Kings and queens wear a mantle of state. */
export const mantled = ({ look, actor }: Brush): boolean =>
  look.cape !== undefined && (actor.figure === 'king' || actor.figure === 'queen');

/** A collar of white fur with dark tips, over their shoulders. */
export function ermine(brush: Brush): Art {
  if (!mantled(brush)) return undefined;
  const { form, of, fromBehind } = brush;
  const low = fromBehind ? -138 : -146;
  return [
    path(
      `M-30 -176Q0 -164 30 -176C52 -172 60 -154 58 -142Q30 ${low + 8} 0 ${low + 8}Q-30 ${low + 8} -58 -142C-60 -154 -52 -172 -30 -176Z`,
      form('#fbf6ea', 0.2, 0.16),
    ),
    line('M-44 -156l-2 5M-24 -154l-1 5M24 -154l1 5M44 -156l2 5M0 -152v5', of('#4a4048'), 3.6),
    !fromBehind && circle(0, -162, 6.5, of('#f2c455')),
  ];
}

export function scarf({ look, facing, of, shaded, lit }: Brush): Art {
  if (!look.scarf) return undefined;
  return [
    line('M-34 -166Q0 -148 34 -166', of(look.scarf), 18),
    path(`M${facing * 12} -156L${facing * 34} -104L${facing * 12} -100Z`, shaded(look.scarf, 0.12)),
    line('M-32 -164Q0 -148 32 -164', lit(look.scarf, 0.3), 4, { opacity: 0.5 }),
  ];
}

function rucksack({ form, of, shaded, fromBehind }: Brush): Art {
  const canvas = '#7f8a55';
  if (!fromBehind)
    return [rect(-56, -162, 112, 84, form(canvas), { corner: 24 }), line('M-50 -170H50', of('#c46a4a'), 24)];
  return [
    rect(-42, -166, 84, 96, form(canvas), { corner: 20 }),
    rect(-26, -108, 52, 32, shaded(canvas, 0.18), { corner: 9 }),
    line('M-42 -136Q0 -122 42 -136', shaded(canvas, 0.35), 4),
    line('M-40 -176H40', of('#c46a4a'), 26),
    line('M-20 -186V-166M20 -186V-166', of('#5d4030'), 5),
  ];
}

/** Slung over the back, its neck above a shoulder. */
function guitar({ actor, form, of, shaded, facing: f, fromBehind }: Brush): Art {
  const wood = '#c98245';
  return group(
    [
      line('M0 -96V-214', of('#6b4030'), 12),
      rect(-10, -238, 20, 28, of('#54322a'), { corner: 5 }),
      path(
        'M0 -136C26 -140 34 -118 24 -102C22 -94 44 -86 44 -62C44 -36 22 -26 0 -26C-22 -26 -44 -36 -44 -62C-44 -86 -22 -94 -24 -102C-34 -118 -26 -140 0 -136Z',
        form(wood, 0.25, 0.3),
      ),
      fromBehind && [
        circle(0, -88, 12, shaded(wood, 0.55)),
        rect(-14, -52, 28, 7, of('#54322a'), { corner: 3 }),
        line('M-3 -50V-208M3 -50V-208', of('#f3e4c4'), 1.6, { opacity: 0.8 }),
      ],
    ],
    { x: f * -14, y: fromBehind ? -4 : actor.pose === 'sit' ? -40 : 2, turn: f * -34, pivot: [0, -110] },
  );
}

/** Across the chest: what holds the thing on the back. */
export function straps({ actor, of, facing: f, fromBehind }: Brush): Art {
  if (fromBehind) return undefined;
  if (actor.figure === 'musician')
    return line(`M${f * -30} -168Q${f * 4} -130 ${f * 40} -84`, of('#5d4030'), 8);
  return (
    actor.figure === 'explorer' &&
    line('M-30 -172Q-36 -140 -34 -110M30 -172Q36 -140 34 -110', of('#5d4030'), 8)
  );
}

/** The shadow under the chin that sets a grown-up's head off the shoulders. */
export const neck = ({ look, of, shaded }: Brush, height: number): Art =>
  height > 0 && [
    line(`M0 -172V${-166 - height}`, of(look.skin), 28),
    ellipse(0, -168 - height, 13, 6, shaded(look.skin, 0.3), { opacity: 0.5, airy: true }),
  ];
