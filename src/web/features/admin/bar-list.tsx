import { useAdminFormats } from '#web/features/admin/number-formats.ts';
import { classNames } from '#web/ui/class-names.ts';

interface BarListProps {
  bars: readonly { name: string; count: number; /** Instead of the bare number. */ told?: string }[];
  /** The place in the list means something. */
  ranked?: boolean;
  tone?: 'leaf' | 'sun';
}

/** A chart that is its own table: names and numbers are text, the bars only please the eye. */
export function BarList({ bars, ranked, tone = 'leaf' }: BarListProps) {
  const format = useAdminFormats();
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const List = ranked ? 'ol' : 'ul';
  return (
    <List className="grid gap-3">
      {bars.map(({ name, count, told }, index) => (
        <li key={name}>
          <div className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 font-bold">
              {ranked && <span className="me-2 text-ink-soft tabular-nums">{format.whole(index + 1)}.</span>}
              {name}
            </span>
            <span className="shrink-0 text-small text-ink-soft tabular-nums">
              {told ?? format.whole(count)}
            </span>
          </div>
          <div aria-hidden className="mt-1 h-2.5 overflow-hidden rounded-full bg-ink/8">
            <div
              className={classNames('h-full rounded-full', tone === 'leaf' ? 'bg-leaf' : 'bg-sun')}
              style={{ width: `${(count / most) * 100}%` }}
            />
          </div>
        </li>
      ))}
    </List>
  );
}
