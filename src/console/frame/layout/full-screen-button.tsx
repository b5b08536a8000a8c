import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../kit/icon-button';

/** The whole screen for the console, and back; nothing where the browser does not let it. */
export function FullScreenButton() {
  const { t } = useTranslation();
  const isFull = useSyncExternalStore(onChange, isFullScreen);
  if (!document.fullscreenEnabled) return null;
  const label = t(isFull ? 'shell.fullScreen.leave' : 'shell.fullScreen.enter');
  return <IconButton icon={isFull ? 'shrink' : 'full-screen'} size={20} label={label} onClick={toggle} />;
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
