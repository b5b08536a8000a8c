import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { numberFormat } from '#engine/console/i18n/format/number';
import { regionNames } from '../../../../measurement/footprint/region-mask';
import { footOf, type PicturedRecording } from '../../../../measurement/picture';
import { centres, forceLines, regionBorders, regionPlaces } from './overlay-lines';
import { paintPressures } from './paint-pressures';
import { viewOf } from './shown-feet';

interface Props {
  readonly of: PicturedRecording;
  /** Default: the foot. */
  readonly name?: string | undefined;
  /** Default: the peaks. */
  readonly pressures?: Float32Array;
  readonly top_kPa: number;
  readonly smooth?: boolean;
  readonly withRegions?: boolean;
  readonly withPath: boolean;
  /** The frame whose centre of pressure is marked. */
  readonly frame?: number | undefined;
}

/** Canvas pixels per cell; the browser scales the picture up. */
const scale = 4;

/** A pressure map with the value under the pointer. The tables contain the same values. */
export function PressureMap(props: Props) {
  const { of, top_kPa, smooth = true, withRegions = false, withPath, frame } = props;
  const { recording, feet } = of;
  const { pressures = of.peaks } = props;
  const { t, i18n } = useTranslation();
  const { name = t(`measurement.side.${footOf(of)}`) } = props;
  const view = viewOf(of);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [cell, setCell] = useState<{ row: number; column: number }>();
  const width = view.columns * scale;
  const height = view.rows * scale;

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const pixels = paintPressures(pressures, recording.columns, view, { scale, smooth, top_kPa });
    context.putImageData(new ImageData(pixels, width, height), 0, 0);
  }, [pressures, recording.columns, view, smooth, top_kPa, width, height]);

  // Memoised: a large grid has too many borders to recompute on each move of the pointer.
  const borders = useMemo(
    () => (withRegions ? regionBorders(feet, recording, view, scale) : undefined),
    [withRegions, feet, recording, view],
  );
  const places = useMemo(
    () => (withRegions ? regionPlaces(feet, recording, view) : undefined),
    [withRegions, feet, recording, view],
  );
  const paths = useMemo(
    () => (withPath ? forceLines(feet, recording, view, scale) : undefined),
    [withPath, feet, recording, view],
  );

  function point(event: MouseEvent<HTMLElement>): void {
    const box = event.currentTarget.getBoundingClientRect();
    setCell({
      row: view.row + Math.floor(((event.clientY - box.top) / box.height) * view.rows),
      column: view.column + Math.floor(((event.clientX - box.left) / box.width) * view.columns),
    });
  }

  const value = cell && pressures[cell.row * recording.columns + cell.column];
  return (
    <figure className="pressure-map">
      <figcaption className="pressure-map-name">{name}</figcaption>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the pointer shows single values; all figures are in tables. */}
      <div
        className="pressure-map-picture"
        style={{
          aspectRatio: `${view.columns * recording.cellWidth_mm} / ${view.rows * recording.cellHeight_mm}`,
        }}
        onMouseMove={point}
        onMouseLeave={() => setCell(undefined)}
      >
        <canvas
          ref={canvas}
          className={smooth ? undefined : 'is-coarse'}
          width={width}
          height={height}
          role="img"
          aria-label={name}
        />
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden>
          {borders !== undefined && <path className="pressure-map-border" d={borders} />}
          {paths !== undefined && <path className="pressure-map-path" d={paths} />}
          {withPath && frame !== undefined && (
            <path className="pressure-map-centre" d={centres(feet, recording, view, scale, frame)} />
          )}
        </svg>
        {places?.map(({ foot, region, left, top }) => (
          <span
            key={`${foot} ${region}`}
            className="pressure-map-region"
            style={{ left: `${left}%`, top: `${top}%` }}
            aria-hidden
          >
            {regionNames.indexOf(region) + 1}
          </span>
        ))}
      </div>
      <p className="pressure-map-value" aria-hidden>
        {value === undefined
          ? t('measurement.map.hint')
          : t('measurement.map.value', {
              row: (cell?.row ?? 0) + 1,
              column: (cell?.column ?? 0) + 1,
              value: numberFormat(i18n.language, { maximumFractionDigits: 1 }).format(value),
            })}
      </p>
    </figure>
  );
}
