import { type MouseEvent, type PointerEvent, useState } from 'react';
import { drawn } from './slots';

interface Options {
  /** Converts a y coordinate of the window to a time. */
  readonly timeAt: (y: number) => number;
  readonly onDrawn: (from: number, minutes: number) => void;
}

interface Drawing {
  readonly start: number;
  readonly end: number;
}

/** Selects a range by dragging with mouse or pen; touch scrolls instead. Clicks pass through. */
export function useDrawing({ timeAt, onDrawn }: Options) {
  const [drawing, setDrawing] = useState<Drawing>();
  const [wasDrawn, setDrawn] = useState(false);
  const isLong = drawing !== undefined && drawing.start !== drawing.end;
  return {
    drawing: isLong ? drawn(drawing.start, drawing.end) : undefined,
    onPointerDown(event: PointerEvent) {
      setDrawn(false);
      if (event.pointerType === 'touch' || event.button !== 0) return;
      const at = timeAt(event.clientY);
      setDrawing({ start: at, end: at });
    },
    onPointerMove(event: PointerEvent) {
      if (!drawing) return;
      if ((event.buttons & 1) === 0) return setDrawing(undefined);
      setDrawing({ ...drawing, end: timeAt(event.clientY) });
    },
    onPointerUp() {
      setDrawing(undefined);
      if (!isLong) return;
      const { from, minutes } = drawn(drawing.start, drawing.end);
      setDrawn(true);
      onDrawn(from, minutes);
    },
    onPointerLeave: () => setDrawing(undefined),
    /** Suppresses the click event after a drag. */
    onClickCapture(event: MouseEvent) {
      if (!wasDrawn) return;
      setDrawn(false);
      event.stopPropagation();
    },
  };
}
