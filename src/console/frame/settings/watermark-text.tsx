import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeSetting } from '../../kit/settings/settings';
import { defaultSettings } from '../../kit/settings/stored-settings';

/** What the watermark says; left empty, the product's name. */
export function WatermarkText({ stored }: { stored: string }) {
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
