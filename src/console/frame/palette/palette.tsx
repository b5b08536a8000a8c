import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActor } from '../../data/session';
import { Icon } from '../../kit/icon';
import { step } from '../../kit/menu-popup';
import { Overlay } from '../../kit/overlay';
import type { Choice, ChoiceGroup } from './choice';
import { rememberChoice } from './recent-choices';
import { useChoices } from './use-choices';
import './palette.css';

interface PaletteProps {
  /** What was typed before this was loaded; the palette takes the rest itself. */
  readonly takeTyped: () => string;
  readonly onClose: () => void;
}

/** Pages, records and actions by a few letters. */
export default function Palette({ takeTyped, onClose }: PaletteProps) {
  const { t } = useTranslation();
  const actor = useActor();
  const id = useId();
  const [typed, setTyped] = useState('');
  // By its id: what arrives later must not push another one under the key.
  const [picked, setPicked] = useState<string>();
  const { groups, isLoading, hasFailed } = useChoices(typed);
  const all = groups.flatMap(({ choices }) => choices);
  const at = Math.max(
    0,
    all.findIndex((choice) => choice.id === picked),
  );
  const active = all[at];
  const optionId = (choice: Choice) => `${id}-${choice.id}`;

  useLayoutEffect(() => {
    const early = takeTyped();
    if (early !== '') setTyped(early);
  }, [takeTyped]);

  const activeId = active && optionId(active);
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  const choose = (choice: Choice) => {
    rememberChoice(actor.id, choice);
    onClose();
    choice.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A letter that is still being composed is not for the list.
    if (event.nativeEvent.isComposing) return;
    const to = step[event.key]?.(at, all.length);
    if (to === undefined && event.key !== 'Enter') return;
    // Or the key would also press what it has opened.
    event.preventDefault();
    if (to !== undefined) setPicked(all[to]?.id);
    else if (active) choose(active);
  };
  const said = isLoading
    ? t('palette.searching')
    : hasFailed
      ? t('palette.failed')
      : all.length > 0
        ? t('palette.found', { count: all.length })
        : t('palette.nothing');

  return (
    <Overlay className="palette" aria-label={t('palette.open')} onClose={onClose}>
      <div className="palette-box">
        <div className="palette-search">
          <Icon name="search" />
          <input
            type="text"
            role="combobox"
            aria-expanded={all.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={activeId}
            aria-label={t('palette.open')}
            placeholder={t('palette.placeholder')}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setPicked(undefined);
            }}
            onKeyDown={onKeyDown}
          />
          <button type="button" className="palette-close" onClick={onClose}>
            <kbd>Esc</kbd>
            <span className="visually-hidden">{t('palette.close')}</span>
          </button>
        </div>
        <ChoiceList
          id={`${id}-list`}
          groups={groups}
          active={active}
          idOf={optionId}
          onChoose={choose}
          onPoint={(choice) => setPicked(choice.id)}
        />
        <p className="palette-said" role="status" data-hidden={!isLoading && !hasFailed && all.length > 0}>
          {said}
        </p>
      </div>
    </Overlay>
  );
}

interface ChoiceListProps {
  readonly id: string;
  readonly groups: readonly ChoiceGroup[];
  readonly active: Choice | undefined;
  readonly idOf: (choice: Choice) => string;
  readonly onChoose: (choice: Choice) => void;
  readonly onPoint: (choice: Choice) => void;
}

/** The choices below the box; the box keeps the focus, and says which one is meant. */
function ChoiceList({ id, groups, active, idOf, onChoose, onPoint }: ChoiceListProps) {
  const { t } = useTranslation();
  return (
    <div id={id} className="palette-list" role="listbox" aria-label={t('palette.results')}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox holds groups, not fieldsets
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
          <div id={`${id}-${group.id}`} className="palette-group" role="presentation">
            {group.title}
          </div>
          {group.choices.map((choice) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the box, which has the focus
            <div
              key={choice.id}
              id={idOf(choice)}
              className="palette-choice"
              role="option"
              tabIndex={-1}
              aria-selected={choice === active}
              onClick={() => onChoose(choice)}
              onMouseMove={() => choice !== active && onPoint(choice)}
            >
              <Icon name={choice.icon} />
              <span className="palette-title">{choice.title}</span>
              {choice.note && <span className="palette-note">{choice.note}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
