import { phone, useMedia } from '../../kit/use-media';
import { Bell } from '../bell/bell';
import { PaletteButton } from '../palette/palette-button';
import { SettingsButton } from '../settings/settings-button';
import { FullScreenButton } from './full-screen-button';
import { LanguageMenu } from './language-menu';
import { MoreTools } from './more-tools';
import { SizeMenu } from './size-menu';
import { ThemeMenu } from './theme-menu';
import { UserMenu } from './user-menu';

/** What is at hand on every page. In a narrow header the less used stand behind one button. */
export function HeaderTools() {
  const isNarrow = useMedia(phone);
  const lessUsed = (
    <>
      <FullScreenButton />
      <SizeMenu />
      <LanguageMenu />
      <ThemeMenu />
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
