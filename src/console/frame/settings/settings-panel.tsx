import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { version } from '../../../../package.json';
import { languages } from '../../../entity/contract/language';
import { activeLanguage } from '../../i18n/words';
import { Icon } from '../../kit/icon';
import { IconButton } from '../../kit/icon-button';
import { Overlay } from '../../kit/overlay';
import { languageNames } from '../../kit/settings/language';
import { changeSetting, resetSettings, useSettings } from '../../kit/settings/settings';
import { layouts, sizes, themes } from '../../kit/settings/stored-settings';
import { Choices } from './choices';
import { LayoutPicture } from './layout-picture';
import { SwitchLine } from './switch-line';
import { ThemeColourChoice } from './theme-colour-choice';
import { useLanguageChoice } from './use-language-choice';
import { WatermarkText } from './watermark-text';
import './settings-panel.css';

const themeIcons = { light: 'sun', dark: 'moon', auto: 'laptop' } as const;
const shown = ['tagsView', 'sidebarLogo', 'fixedHeader', 'showSettings', 'watermarkEnabled'] as const;

/** Everything a user may choose for their own browser, beside the page that shows it at once. */
export default function SettingsPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const settings = useSettings();
  const chooseLanguage = useLanguageChoice();
  const title = useId();
  return (
    <Overlay className="settings-panel" aria-labelledby={title} onClose={onClose}>
      <div className="settings-head">
        <h2 id={title}>{t('settings.title')}</h2>
        <IconButton icon="close" label={t('settings.close')} onClick={onClose} />
      </div>
      <div className="settings-body">
        <Choices
          legend={t('settings.layout.title')}
          look="pictures"
          choices={layouts}
          chosen={settings.layout}
          onChoose={(layout) => changeSetting('layout', layout)}
          face={(layout) => (
            <>
              <LayoutPicture layout={layout} />
              {t(`settings.layout.${layout}`)}
            </>
          )}
        />
        <Choices
          legend={t('console.layout.theme')}
          choices={themes}
          chosen={settings.theme}
          onChoose={(theme) => changeSetting('theme', theme)}
          face={(theme) => (
            <>
              <Icon name={themeIcons[theme]} size={16} />
              {t(`console.theme.${theme}`)}
            </>
          )}
        />
        <ThemeColourChoice chosen={settings.themeColor} />
        <Choices
          legend={t('settings.size.title')}
          choices={sizes}
          chosen={settings.size}
          onChoose={(size) => changeSetting('size', size)}
          face={(size) => t(`settings.size.${size}`)}
        />
        <Choices
          legend={t('console.layout.language')}
          choices={languages}
          chosen={activeLanguage()}
          onChoose={chooseLanguage}
          face={(language) => <span lang={language}>{languageNames[language]}</span>}
        />
        <fieldset className="settings-switches">
          <legend>{t('settings.shown.title')}</legend>
          {shown.map((key) => (
            <SwitchLine
              key={key}
              label={t(`settings.shown.${key}`)}
              on={settings[key]}
              onChange={(on) => changeSetting(key, on)}
            />
          ))}
          {settings.watermarkEnabled && <WatermarkText stored={settings.watermarkContent} />}
        </fieldset>
      </div>
      <div className="settings-foot">
        <button type="button" className="button" onClick={resetSettings}>
          {t('settings.reset')}
        </button>
        <span>{version}</span>
      </div>
    </Overlay>
  );
}
