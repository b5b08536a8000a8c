import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './icon';

/** The whole screen for the console, and back; nothing where the browser does not let it. */
export function FullScreenButton() {
  const { t } = useTranslation();
  const isFull = useSyncExternalStore(onChange, isFullScreen);
  if (!document.fullscreenEnabled) return null;
  const label = t(isFull ? 'shell.fullScreen.leave' : 'shell.fullScreen.enter');
  return (
    <button type="button" className="icon-button" aria-label={label} title={label} onClick={toggle}>
      <Icon name={isFull ? 'shrink' : 'full-screen'} size={20} />
    </button>
  );
}

function toggle(): void {
  const step = isFullScreen() ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  // A browser that refuses says so itself.
  step.catch(() => undefined);
}

function isFullScreen(): boolean {
  return document.fullscreenElement !== null;
}

function onChange(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
