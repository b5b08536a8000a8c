import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Check, Choice } from '#engine/console/kit/choice';
import type { AnalysedRecording, Analysis } from '../../../../measurement/analysis';
import { highest } from '../../../../measurement/pressure/force';
import { CellTable } from './cell-table';
import { ForceChart } from './force-chart';
import { FramePlayer } from './frame-player';
import { LoadBars } from './load-bars';
import { scaleTop } from './pressure-colour';
import { PressureMap } from './pressure-map';
import { PressureScale } from './pressure-scale';
import { recordingNames } from './recording-names';
import { RegionLegend } from './region-legend';
import { viewOf } from './shown-feet';
import { Surface } from './surface';

interface Props {
  /** All recordings are of one person: they share a scale and play together. */
  readonly analysis: Analysis;
}

type Shown = 'peaks' | 'frame' | 'surface';

/** Pressure maps of one or both feet; for recordings over time also force chart and player. */
export function PressureBlock({ analysis }: Props) {
  const { recordings } = analysis;
  const { t } = useTranslation();
  const [shown, setShown] = useState<Shown>('peaks');
  /** Undefined until the user chooses a frame. */
  const [chosen, setChosen] = useState<number>();
  const frame = chosen ?? 0;
  const [smooth, setSmooth] = useState(true);
  const [withRegions, setWithRegions] = useState(false);
  const [withPath, setWithPath] = useState(true);
  const showFrame = useCallback((next: number) => {
    setShown((before) => (before === 'peaks' ? 'frame' : before));
    setChosen(next);
  }, []);
  const names = recordingNames(t, recordings);
  const frames = Math.max(...recordings.map(({ recording }) => recording.frames.length));
  const hasTime = frames > 1;
  const top = scaleTop(Math.max(...recordings.map(({ peaks }) => highest(peaks))));
  const modes: readonly Shown[] = hasTime ? ['peaks', 'frame', 'surface'] : ['peaks', 'surface'];
  const pressuresOf = ({ recording, peaks }: AnalysedRecording) =>
    shown === 'peaks' || !hasTime || (shown === 'surface' && chosen === undefined)
      ? peaks
      : (recording.frames[Math.min(frame, recording.frames.length - 1)] ?? peaks);
  return (
    <section className="pressure-block" aria-label={t('measurement.map.label')}>
      <div className="pressure-block-picture">
        <div className="pressure-block-tools">
          <Choice<Shown>
            label={t('measurement.map.label')}
            value={shown}
            onChange={setShown}
            options={modes.map((value) => ({
              value,
              label: t(`measurement.map.${!hasTime && value === 'peaks' ? 'flat' : value}`),
            }))}
          />
          {shown !== 'surface' && (
            <>
              <Check label={t('measurement.map.smooth')} checked={smooth} onChange={setSmooth} />
              <Check label={t('measurement.map.regions')} checked={withRegions} onChange={setWithRegions} />
              <Check
                label={t(`measurement.map.${hasTime ? 'path' : 'centre'}`)}
                checked={withPath}
                onChange={setWithPath}
              />
            </>
          )}
        </div>
        <div className="pressure-block-maps">
          {recordings.map((one, index) =>
            shown === 'surface' ? (
              <Surface
                key={recordingKey(index)}
                pressures={pressuresOf(one)}
                gridColumns={one.recording.columns}
                view={viewOf(one)}
                cellAspect={one.recording.cellWidth_mm / one.recording.cellHeight_mm}
                top_kPa={top}
              />
            ) : (
              <PressureMap
                key={recordingKey(index)}
                of={one}
                name={names[index]}
                pressures={pressuresOf(one)}
                top_kPa={top}
                smooth={smooth}
                withRegions={withRegions}
                withPath={withPath}
                frame={shown === 'frame' || !hasTime ? frame : undefined}
              />
            ),
          )}
          <PressureScale top_kPa={top} />
        </div>
        {withRegions && shown !== 'surface' && <RegionLegend />}
        {recordings.map((one, index) => (
          <CellTable
            key={recordingKey(index)}
            name={names[index] ?? ''}
            pressures={one.peaks}
            gridColumns={one.recording.columns}
            view={viewOf(one)}
          />
        ))}
      </div>
      <div className="pressure-block-course">
        {hasTime && (
          <>
            <h2>{t('measurement.force.label')}</h2>
            <ForceChart recordings={recordings} frame={frame} />
            <FramePlayer
              frames={frames}
              frameInterval_s={recordings[0]?.recording.frameInterval_s ?? 0}
              frame={frame}
              onFrame={showFrame}
            />
          </>
        )}
        <LoadBars analysis={analysis} />
      </div>
    </section>
  );
}

/** The list of recordings never changes, so the index is a stable key. */
function recordingKey(index: number): string {
  return `recording-${index}`;
}
