import { useLayoutEffect, useState } from 'react';
import { spotlight, type Box, type Room } from '#web/features/tutorial/spotlight.ts';
import { partOf, type Stop } from '#web/features/tutorial/stops.ts';

interface Stage {
  room: Room;
  /** Null where there is nothing to show yet. */
  light: Box | null;
}

/** Its bar keeps to the edge of the screen; to scroll to it would only move the page. */
const ALWAYS_IN_SIGHT: Stop = 'next';

/** Brings the part of a stop into sight and keeps the light on it. */
export function useSpotlight(stop: Stop): Stage {
  const [stage, setStage] = useState<Stage>(() => stageOf(stop));
  useLayoutEffect(() => {
    if (stop !== ALWAYS_IN_SIGHT) partOf(stop)?.scrollIntoView({ block: 'start', behavior: 'instant' });
    const measure = () => setStage(stageOf(stop));
    measure();
    const controller = new AbortController();
    window.addEventListener('resize', measure, { signal: controller.signal });
    window.addEventListener('scroll', measure, { signal: controller.signal, passive: true });
    return () => controller.abort();
  }, [stop]);
  return stage;
}

function stageOf(stop: Stop): Stage {
  const room = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const part = partOf(stop)?.getBoundingClientRect();
  return { room, light: part ? spotlight(part, room) : null };
}
