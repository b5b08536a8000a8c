import { type MouseEvent, type PointerEvent, useState } from 'react';
import { drawn } from './slots';

interface Given {
  /** The time at a height of the window. */
  readonly timeAt: (y: number) => number;
  readonly onDrawn: (from: number, minutes: number) => void;
}

interface Drawing {
  readonly start: number;
  readonly end: number;
}

/** Takes a stretch of free time that a mouse or a pen draws; a finger scrolls instead. A click is left to what it meets. */
export function useDrawing({ timeAt, onDrawn }: Given) {
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
    /** The click that follows a drawing is no second wish. */
    onClickCapture(event: MouseEvent) {
      if (!wasDrawn) return;
      setDrawn(false);
      event.stopPropagation();
    },
  };
}
