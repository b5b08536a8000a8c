import { Input } from 'antd';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InputProps } from '../../data/resource';
import { useInputAria, useInputSurroundings } from '../../entity/fields/input-context';
import { Icon } from '../../kit/icon';
import { IconButton } from '../../kit/icon-button';
import { iconNames } from '../../kit/icon-paths';
import { nextIcon } from './icon-steps';

/** All icons of the console to see and choose from: by name, with the pointer, or with arrow keys. */
export function IconInput({ id, value, onChange, disabled }: InputProps) {
  const aria = useInputAria();
  const { labelId } = useInputSurroundings();
  const { t } = useTranslation();
  const panel = useId();
  const grid = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const chosen = typeof value === 'string' ? value : undefined;
  const names = iconNames.filter((name) => name.includes(search.trim().toLowerCase()));
  const active = names.find((name) => name === chosen) ?? names[0];

  const choose = (name: string | null) => {
    onChange(name);
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      setOpen(false);
      button.current?.focus();
      return;
    }
    const buttons = [...(grid.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    const to = nextIcon(
      event.key,
      at,
      buttons.map((one) => one.offsetTop),
    );
    if (to === undefined) return;
    event.preventDefault();
    buttons[to]?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys of the grid and of the box above it
    <div className="menu-icon-input" onKeyDown={isOpen ? onKeyDown : undefined}>
      <div className="menu-icon-face">
        <button
          ref={button}
          id={id}
          {...aria}
          type="button"
          className="button"
          disabled={disabled}
          aria-labelledby={`${labelId} ${id}`}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setOpen(!isOpen)}
        >
          {chosen !== undefined && <Icon name={chosen} />}
          {chosen ?? t('field.choose')}
        </button>
        {chosen !== undefined && !disabled && (
          <IconButton icon="close" size={16} label={t('field.clear')} onClick={() => choose(null)} />
        )}
      </div>
      <div id={panel} hidden={!isOpen} className="menu-icons">
        {isOpen && (
          <>
            <Input
              size="small"
              autoFocus
              aria-label={t('menuPage.searchIcons')}
              placeholder={t('menuPage.searchIcons')}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
              onPressEnter={(event) => {
                event.preventDefault();
                if (active !== undefined) choose(active);
              }}
            />
            <div ref={grid} role="radiogroup" aria-labelledby={labelId} className="menu-icon-grid">
              {names.map((name) => (
                // biome-ignore lint/a11y/useSemanticElements: a radio button cannot show a picture alone
                <button
                  key={name}
                  type="button"
                  role="radio"
                  aria-checked={name === chosen}
                  aria-label={name}
                  title={name}
                  tabIndex={name === active ? 0 : -1}
                  onClick={() => choose(name)}
                >
                  <Icon name={name} size={20} />
                </button>
              ))}
            </div>
            {names.length === 0 && <p className="form-help">{t('field.noneFound')}</p>}
          </>
        )}
      </div>
    </div>
  );
}
