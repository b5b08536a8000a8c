import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { version } from '../../../../../package.json';
import { Icon } from '../../kit/icon';
import { IconButton } from '../../kit/icon-button';
import { Overlay } from '../../kit/overlay';
import { changeSetting, resetSettings, useSettings } from '../../kit/settings/settings';
import { defaultSettings, type Settings } from '../../kit/settings/stored-settings';
import { type Look, useLooks } from './looks';
import { ThemeColourChoice } from './theme-colour-choice';
import './settings-choices.css';
import './settings-panel.css';

const shown = ['tagsView', 'sidebarLogo', 'fixedHeader', 'showSettings', 'watermarkEnabled'] as const;

/** All settings of the user's browser, next to the page, which applies them at once. */
export default function SettingsPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const settings = useSettings();
  const looks = useLooks();
  const title = useId();
  return (
    <Overlay className="settings-panel" aria-labelledby={title} onClose={onClose}>
      <div className="settings-head">
        <h2 id={title}>{t('settings.title')}</h2>
        <IconButton icon="close" label={t('settings.close')} onClick={onClose} />
      </div>
      <div className="settings-body">
        <Choices look={looks.layout} pictureOf={layoutPicture} />
        <Choices look={looks.theme} />
        <ThemeColourChoice chosen={settings.themeColor} />
        <Choices look={looks.size} />
        <Choices look={looks.language} />
        <fieldset className="settings-switches">
          <legend>{t('settings.shown.title')}</legend>
          {shown.map((key) => (
            <label key={key} className="switch-line">
              <span>{t(`settings.shown.${key}`)}</span>
              <input
                type="checkbox"
                checked={settings[key]}
                onChange={({ target }) => changeSetting(key, target.checked)}
              />
            </label>
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

interface ChoicesProps<Option> {
  readonly look: { readonly title: string; readonly options: readonly Option[] };
  readonly pictureOf?: (option: Option) => ReactNode;
}

/** Radio buttons for a setting with a few values. */
function Choices<Option extends Look['options'][number]>({ look, pictureOf }: ChoicesProps<Option>) {
  const name = useId();
  return (
    <fieldset className="settings-choices" data-look={pictureOf ? 'pictures' : 'line'}>
      <legend>{look.title}</legend>
      <div>
        {look.options.map((option) => (
          <label key={option.value} lang={option.lang}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.checked}
              onChange={option.onChoose}
            />
            <span>
              {pictureOf?.(option)}
              {option.icon && <Icon name={option.icon} size={16} />}
              {option.text}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Areas that hold menus in each layout, as SVG paths on a page of 64 x 44. */
const bars: Readonly<Record<Settings['layout'], readonly string[]>> = {
  left: ['M0 0h16v44H0z'],
  top: ['M0 0h64v11H0z'],
  mix: ['M0 0h64v11H0z', 'M0 11h16v33H0z'],
};

function layoutPicture({ value }: { readonly value: Settings['layout'] }) {
  return (
    <svg className="layout-picture" viewBox="0 0 64 44" aria-hidden="true">
      {bars[value].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}

/** Text of the watermark; an empty text selects the product's name. */
function WatermarkText({ stored }: { stored: string }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label className="settings-text">
      <span>{t('settings.watermarkContent')}</span>
      <input
        type="text"
        maxLength={60}
        value={typed ?? stored}
        placeholder={defaultSettings.watermarkContent}
        onChange={({ target }) => {
          setTyped(target.value);
          changeSetting('watermarkContent', target.value);
        }}
        onBlur={() => setTyped(null)}
      />
    </label>
  );
}
