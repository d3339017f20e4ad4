/** What a complete story costs: told, its six pictures drawn, read by the quick voice. */
export interface StoryCost {
  /** Seconds of one core. */
  cpuS: number;
  mb: number;
}

const FAMILIES = [1_000, 100_000, 1_000_000];
const STORIES_A_WEEK = 2;
/** Of a day's stories, between six and eight in the evening. */
const EVENING_SHARE = 0.5;
const EVENING_S = 2 * 3600;
const CORES_OF_A_MACHINE = 4;
/** Of its cores: an evening is not even, and pages want some as well. */
const MOST_LOAD = 0.5;

const whole = new Intl.NumberFormat('en');

/** Two measured figures and arithmetic, as docs/operations.md shows them. */
export function capacitySheet({ cpuS, mb }: StoryCost): string {
  const rows = FAMILIES.map((families) => {
    const stories = families * STORIES_A_WEEK;
    const cores = ((stories / 7) * EVENING_SHARE * cpuS) / EVENING_S;
    const cells = [
      whole.format(families),
      whole.format(stories),
      cores < 1 ? cores.toFixed(2) : whole.format(Math.round(cores)),
      bytes(stories * 52 * mb),
      machinesFor(cores),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    `A complete story (text, six pictures, read by the quick voice): **${cpuS.toFixed(1)} s of one core and ${mb.toFixed(2)} MB**.`,
    '',
    '| families | stories a week | cores at bedtime | media a year | machines of four cores |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

function bytes(mb: number): string {
  return mb < 1_000_000
    ? `${whole.format(Math.round(mb / 1000))} GB`
    : `${whole.format(Math.round(mb / 1_000_000))} TB`;
}

function machinesFor(cores: number): string {
  const machines = Math.ceil(cores / MOST_LOAD / CORES_OF_A_MACHINE);
  return machines <= 1 ? 'one, with its own database' : `${machines}, PostgreSQL and S3`;
}
