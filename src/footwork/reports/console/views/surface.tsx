import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GridView } from '../../../../measurement/footprint/loaded-view';
import { pressureAt } from './paint-pressures';
import { pressureColour } from './pressure-colour';

interface Props {
  readonly pressures: Float32Array;
  readonly gridColumns: number;
  readonly view: GridView;
  /** Width of a cell divided by its length. */
  readonly cellAspect: number;
  readonly top_kPa: number;
}

const [width, height] = [420, 420];
const tilt = (50 * Math.PI) / 180;
/** Height of the top pressure, as a share of the picture's height. */
const rise = 0.32;

/** Pressures as a 3D surface that dragging or a slider rotates. The pressure map shows the same values. */
export function Surface({ pressures, gridColumns, view, cellAspect, top_kPa }: Props) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [turn, setTurn] = useState(30);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context) drawSurface(context, { pressures, gridColumns, view, cellAspect, top_kPa }, turn);
  }, [pressures, gridColumns, view, cellAspect, top_kPa, turn]);

  function drag({ buttons, movementX }: PointerEvent): void {
    if (buttons === 1) setTurn((before) => (before + movementX / 2 + 360) % 360);
  }

  return (
    <figure className="surface">
      <canvas
        ref={canvas}
        width={width}
        height={height}
        role="img"
        aria-label={t('measurement.surface.label')}
        onPointerMove={drag}
      />
      <input
        type="range"
        min={0}
        max={359}
        value={Math.round(turn)}
        aria-label={t('measurement.surface.turn')}
        onChange={({ target }) => setTurn(target.valueAsNumber)}
      />
    </figure>
  );
}

/** Painter's algorithm: draws the cells from back to front, each at the mean height of its corners. */
function drawSurface(context: CanvasRenderingContext2D, surface: Props, turn_deg: number): void {
  const { pressures, gridColumns, view, cellAspect, top_kPa } = surface;
  const turn = (turn_deg * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const size = (0.92 * Math.min(width, height)) / Math.hypot(view.rows, view.columns * cellAspect);
  const at = (row: number, column: number) => pressureAt(pressures, gridColumns, view, row, column);
  const place = (row: number, column: number): readonly [number, number, number] => {
    const across = (column - (view.columns - 1) / 2) * cellAspect;
    const along = row - (view.rows - 1) / 2;
    const depth = across * sin + along * cos;
    return [
      width / 2 + (across * cos - along * sin) * size,
      height * 0.62 + depth * size * Math.cos(tilt) - (at(row, column) / top_kPa) * rise * height,
      depth,
    ];
  };
  const cells: { depth: number; corners: readonly (readonly [number, number, number])[]; kPa: number }[] = [];
  for (let row = 0; row < view.rows - 1; row++) {
    for (let column = 0; column < view.columns - 1; column++) {
      const kPa = (at(row, column) + at(row + 1, column) + at(row, column + 1) + at(row + 1, column + 1)) / 4;
      if (kPa === 0) continue;
      const corners = [
        place(row, column),
        place(row, column + 1),
        place(row + 1, column + 1),
        place(row + 1, column),
      ];
      cells.push({ depth: corners.reduce((sum, corner) => sum + corner[2], 0), corners, kPa });
    }
  }
  context.clearRect(0, 0, width, height);
  for (const { corners, kPa } of cells.sort((a, b) => a.depth - b.depth)) {
    const colour = `rgb(${pressureColour(kPa, top_kPa).join(' ')})`;
    context.fillStyle = colour;
    context.strokeStyle = colour;
    context.beginPath();
    for (const [x, y] of corners) context.lineTo(x, y);
    context.closePath();
    context.fill();
    context.stroke();
  }
}
