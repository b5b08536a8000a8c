import { type ChangeEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hexColour } from '../../kit/settings/colour';
import { changeSetting } from '../../kit/settings/settings';

/** Named colours; each is readable on white without a shade. */
export const themeColours = {
  blue: '#1f5fd6',
  teal: '#0b7a75',
  green: '#1d7a46',
  orange: '#ad4e05',
  red: '#c62f2f',
  pink: '#b4307c',
  violet: '#6d43c8',
  slate: '#4a5b70',
} as const;

/** The named colours, and any other colour as hex digits or from the browser's colour picker. */
export function ThemeColourChoice({ chosen }: { chosen: string }) {
  const { t } = useTranslation();
  const id = useId();
  // The text while it is edited; null when it is a valid colour and the field has lost the focus.
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const isWrong = left && typed !== null;

  const choose = (colour: string) => {
    setTyped(null);
    changeSetting('themeColor', colour);
  };
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value);
    setLeft(false);
    const colour = hexColour(target.value.trim());
    if (colour) changeSetting('themeColor', colour);
  };
  const leave = () => {
    if (typed !== null && hexColour(typed.trim())) setTyped(null);
    setLeft(true);
  };

  return (
    <fieldset className="settings-colours">
      <legend>{t('settings.colour.title')}</legend>
      <div>
        {Object.entries(themeColours).map(([name, colour]) => (
          <label key={name} title={t(`settings.colour.${name}`)}>
            <input
              type="radio"
              name={id}
              aria-label={t(`settings.colour.${name}`)}
              checked={colour === chosen}
              onChange={() => choose(colour)}
              style={{ background: colour }}
            />
          </label>
        ))}
      </div>
      <div className="settings-hex">
        <input
          type="color"
          aria-label={t('settings.colour.pick')}
          value={chosen}
          onChange={({ target }) => choose(target.value)}
        />
        <input
          type="text"
          aria-label={t('settings.colour.digits')}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-fault` : undefined}
          spellCheck={false}
          maxLength={9}
          value={typed ?? chosen}
          onChange={type}
          onBlur={leave}
          onKeyDown={({ key }) => {
            if (key === 'Enter') leave();
          }}
        />
      </div>
      {isWrong && (
        <p id={`${id}-fault`} role="alert">
          {t('settings.colour.fault')}
        </p>
      )}
    </fieldset>
  );
}
