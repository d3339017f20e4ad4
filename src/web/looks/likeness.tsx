import { useMemo, type ReactNode } from 'react';
import type { Look } from '#domain/look.ts';
import { useDrawingTool } from '#web/looks/drawing-tool.ts';

interface LikenessProps {
  look: Look | undefined;
  /** Of whoever looks so. */
  id: string;
  part: 'whole' | 'face';
  /** In words; where the name stands beside it, none are needed. */
  alt?: string;
  className: string;
  /** Until it is drawn, or if there is nothing to draw. */
  fallback: ReactNode;
}

/** Somebody, drawn in this browser. */
export function Likeness({ look, id, part, alt = '', className, fallback }: LikenessProps) {
  const draw = useDrawingTool();
  // Other things change around it more often than the look does.
  const address = useMemo(
    () => draw && look && `data:image/svg+xml,${encodeURIComponent(draw({ look, id, part }))}`,
    [draw, look, id, part],
  );
  return address ? <img src={address} alt={alt} data-likeness={part} className={className} /> : fallback;
}
