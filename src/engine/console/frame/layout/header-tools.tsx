import { type ReactNode, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../kit/icon';
import { IconButton } from '../../kit/icon-button';
import { MenuButton } from '../../kit/menu-button';
import { MenuChoice } from '../../kit/menu-item';
import { useSettings } from '../../kit/settings/settings';
import { isDark, onThemeChange } from '../../kit/settings/theme';
import { phone, useMedia } from '../../kit/use-media';
import { Bell } from '../bell/bell';
import { PaletteButton } from '../palette/palette-button';
import { type Look, useLooks } from '../settings/looks';
import { settingsPanel } from '../settings/settings-drawer';
import { UserMenu } from './user-menu';

/** Tools in the header of every page. A narrow header collapses the less used ones into one button. */
export function HeaderTools() {
  const isNarrow = useMedia(phone);
  const isNight = useSyncExternalStore(onThemeChange, isDark);
  const { size, language, theme } = useLooks();
  const lessUsed = (
    <>
      <FullScreenButton />
      <LookMenu icon="font-size" look={size} />
      <LookMenu icon="global" look={language} />
      <LookMenu icon={isNight ? 'moon' : 'sun'} look={theme} />
    </>
  );
  return (
    <div className="header-tools">
      <PaletteButton />
      {!isNarrow && lessUsed}
      <Bell />
      {isNarrow ? (
        <MoreTools>
          {lessUsed}
          <SettingsButton />
        </MoreTools>
      ) : (
        <SettingsButton />
      )}
      <UserMenu />
    </div>
  );
}

function LookMenu({ icon, look }: { icon: string; look: Look }) {
  return (
    <MenuButton label={look.title} face={<Icon name={icon} size={20} />}>
      {look.options.map(({ value, ...option }) => (
        <MenuChoice key={value} {...option} />
      ))}
    </MenuButton>
  );
}

/** The gear button, unless the settings hide it. */
function SettingsButton() {
  const { t } = useTranslation();
  if (!useSettings().showSettings) return null;
  return (
    <IconButton
      icon="gear"
      size={20}
      label={t('settings.title')}
      aria-haspopup="dialog"
      onClick={() => settingsPanel.set(true)}
    />
  );
}

/** Toggles full screen; renders nothing where the browser does not allow it. */
function FullScreenButton() {
  const { t } = useTranslation();
  const isFull = useSyncExternalStore(onFullScreen, isFullScreen);
  if (!document.fullscreenEnabled) return null;
  const label = t(isFull ? 'shell.fullScreen.leave' : 'shell.fullScreen.enter');
  return (
    <IconButton icon={isFull ? 'shrink' : 'full-screen'} size={20} label={label} onClick={toggleFullScreen} />
  );
}

function toggleFullScreen(): void {
  const step = isFullScreen() ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  // The browser itself reports a refusal.
  step.catch(() => undefined);
}

function isFullScreen(): boolean {
  return document.fullscreenElement !== null;
}

function onFullScreen(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** The less used tools, behind one button. */
function MoreTools({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const tools = frame.current;
    if (!isOpen || !tools) return;
    const outside = ({ target }: Event) => !tools.contains(target as Node) && setOpen(false);
    const onKeyDown = (event: KeyboardEvent) => {
      const isInMenu = event.target instanceof Element && event.target.closest('[role=menu]');
      if (event.key !== 'Escape' || isInMenu) return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', outside);
    tools.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', outside);
      tools.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen]);

  return (
    <div ref={frame} className="more-tools">
      <IconButton
        icon="more"
        size={20}
        label={t('shell.moreTools')}
        ref={button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      />
      {/* Hidden, not unmounted: a popup opened here must survive. */}
      <div id={id} className="more-tools-panel" hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
