import { Button, Select, Slider } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly frames: number;
  readonly frameInterval_s: number;
  readonly frame: number;
  /** Must stay the same function. */
  readonly onFrame: (frame: number) => void;
}

const speeds = [0.1, 0.25, 0.5, 1] as const;

/** Plays the frames of a recording, by default at a quarter of their speed; the slider goes to any frame. */
export function FramePlayer({ frames, frameInterval_s, frame, onFrame }: Props) {
  const { t, i18n } = useTranslation();
  const [speed, setSpeed] = useState<number>(0.25);
  /** The frame and the time at which playing began. */
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

  const seconds = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 3 });
  return (
    <div className="frame-player">
      <Button onClick={() => (start ? setStart(undefined) : play())}>
        {t(start ? 'recording.player.pause' : 'recording.player.play')}
      </Button>
      <Slider
        className="frame-player-slider"
        min={0}
        max={frames - 1}
        value={frame}
        onChange={(value) => {
          setStart(undefined);
          onFrame(value);
        }}
        tooltip={{ open: false }}
        ariaLabelForHandle={t('recording.player.frame')}
      />
      <span className="frame-player-place">
        {t('recording.player.place', {
          frame: frame + 1,
          frames,
          seconds: seconds.format(frame * frameInterval_s),
        })}
      </span>
      <Select
        aria-label={t('recording.player.speed')}
        value={speed}
        virtual={false}
        onChange={(value) => {
          setSpeed(value);
          if (start) play();
        }}
        options={speeds.map((value) => ({ value, label: `${value}×` }))}
      />
    </div>
  );
}
