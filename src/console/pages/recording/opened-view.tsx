import { Segmented, Switch } from 'antd';
import { useCallback, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { footprintOf } from '../../../measurement/footprint/footprint';
import { forceCurve, highest } from '../../../measurement/pressure/force';
import { allFrames } from '../../../measurement/recording';
import { analyseStep } from '../../../measurement/step-analysis';
import { FootFacts } from './foot-facts';
import { ForceChart } from './force-chart';
import { FramePlayer } from './frame-player';
import type { OpenedRecording } from './opened-recording';
import { loadedView } from './paint-pressures';
import { scaleTop } from './pressure-colour';
import { PressureMap } from './pressure-map';
import { PressureScale } from './pressure-scale';
import { RegionTable, StepTable } from './tables';

/** A recording: its picture with player, force over time, figures and tables of each foot. */
export function OpenedView({ opened }: { readonly opened: OpenedRecording }) {
  const { t } = useTranslation();
  const { recording, feet } = opened;
  const [shown, setShown] = useState<'peaks' | 'frame'>('peaks');
  const [frame, setFrame] = useState(0);
  const [smooth, setSmooth] = useState(true);
  const [withRegions, setWithRegions] = useState(false);
  const [withPath, setWithPath] = useState(true);
  const { peaks, forces, view, steps } = useMemo(() => {
    const footprint = footprintOf(recording, allFrames(recording));
    return {
      peaks: footprint.peaks,
      forces: forceCurve(recording, allFrames(recording)),
      view: loadedView(footprint.peaks, recording.rows, recording.columns),
      steps: feet.map((foot) => foot.steps.map((step) => analyseStep(recording, foot, step))),
    };
  }, [recording, feet]);
  const showFrame = useCallback((next: number) => {
    setShown('frame');
    setFrame(next);
  }, []);
  const top = scaleTop(highest(peaks));
  const pressures = shown === 'peaks' ? peaks : (recording.frames[frame] ?? peaks);
  return (
    <div className="recording">
      <section className="recording-picture" aria-label={t('recording.map.label')}>
        <Segmented
          value={shown}
          onChange={setShown}
          options={[
            { value: 'peaks', label: t('recording.map.peaks') },
            { value: 'frame', label: t('recording.map.frame') },
          ]}
        />
        <div className="recording-map">
          <PressureMap
            recording={recording}
            feet={feet}
            pressures={pressures}
            view={view}
            top_kPa={top}
            smooth={smooth}
            withRegions={withRegions}
            withPath={withPath}
            frame={shown === 'frame' ? frame : undefined}
          />
          <PressureScale top_kPa={top} />
        </div>
        <div className="recording-switches">
          <Choice label={t('recording.map.smooth')} checked={smooth} onChange={setSmooth} />
          <Choice label={t('recording.map.regions')} checked={withRegions} onChange={setWithRegions} />
          <Choice label={t('recording.map.path')} checked={withPath} onChange={setWithPath} />
        </div>
      </section>
      <section className="recording-course" aria-label={t('recording.force.label')}>
        <h2>{t('recording.force.label')}</h2>
        <ForceChart recording={recording} forces={forces} steps={steps.flat()} frame={frame} />
        <FramePlayer
          frames={recording.frames.length}
          frameInterval_s={recording.frameInterval_s}
          frame={frame}
          onFrame={showFrame}
        />
      </section>
      {feet.map((foot, index) => (
        <section key={foot.footprint.cells[0]?.index} className="recording-foot">
          <h2>{t(`recording.side.${foot.side ?? 'unknown'}`)}</h2>
          <FootFacts recording={recording} foot={foot} steps={steps[index] ?? []} />
          {foot.regions ? (
            <RegionTable regions={foot.regions} />
          ) : (
            <p className="foot-facts-none">{t('recording.noRegions')}</p>
          )}
          <h3>{t('recording.step.title', { count: foot.steps.length })}</h3>
          <StepTable steps={steps[index] ?? []} recording={recording} />
        </section>
      ))}
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

function Choice({ label, checked, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <label htmlFor={id}>
      <Switch id={id} size="small" checked={checked} onChange={onChange} /> {label}
    </label>
  );
}
