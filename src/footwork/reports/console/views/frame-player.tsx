import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { numberFormat } from '#engine/console/i18n/format/number';
import { Button } from '#engine/console/kit/button';

interface Props {
  readonly frames: number;
  readonly frameInterval_s: number;
  readonly frame: number;
  /** Must be referentially stable. */
  readonly onFrame: (frame: number) => void;
}

const speeds = [0.1, 0.25, 0.5, 1] as const;

/** Player for the frames of a recording, with a slider; plays at a quarter of real time by default. */
export function FramePlayer({ frames, frameInterval_s, frame, onFrame }: Props) {
  const { t, i18n } = useTranslation();
  const [speed, setSpeed] = useState<number>(0.25);
  /** Frame and timestamp at which playback started. */
  const [start, setStart] = useState<{ frame: number; time: number }>();

  useEffect(() => {
    if (!start) return;
    let request = requestAnimationFrame(function next(now) {
      const passed = Math.floor((Math.max(0, now - start.time) / 1000 / frameInterval_s) * speed);
      onFrame(Math.min(start.frame + passed, frames - 1));
      if (start.frame + passed < frames - 1) request = requestAnimationFrame(next);
      else setStart(undefined);
    });
    return () => cancelAnimationFrame(request);
  }, [start, speed, frames, frameInterval_s, onFrame]);

  function play(): void {
    const isAtEnd = frame >= frames - 1;
    setStart({ frame: isAtEnd ? 0 : frame, time: performance.now() });
  }

  const seconds = numberFormat(i18n.language, { maximumFractionDigits: 3 });
  const place = t('measurement.player.place', {
    frame: frame + 1,
    frames,
    seconds: seconds.format(frame * frameInterval_s),
  });
  return (
    <div className="frame-player">
      <Button onClick={() => (start ? setStart(undefined) : play())}>
        {t(start ? 'measurement.player.pause' : 'measurement.player.play')}
      </Button>
      <input
        type="range"
        min={0}
        max={frames - 1}
        value={frame}
        onChange={({ target }) => {
          setStart(undefined);
          onFrame(target.valueAsNumber);
        }}
        aria-label={t('measurement.player.frame')}
        aria-valuetext={place}
      />
      <span className="frame-player-place">{place}</span>
      <select
        aria-label={t('measurement.player.speed')}
        value={speed}
        onChange={({ target }) => {
          setSpeed(Number(target.value));
          if (start) play();
        }}
      >
        {speeds.map((value) => (
          <option key={value} value={value}>
            {value}×
          </option>
        ))}
      </select>
    </div>
  );
}
