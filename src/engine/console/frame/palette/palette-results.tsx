import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActor } from '../../data/session';
import { Icon } from '../../kit/icon';
import { step } from '../../kit/menu-popup';
import type { Choice, ChoiceGroup } from './choice';
import { rememberChoice } from './recent-choices';
import { useChoices } from './use-choices';
import './palette-results.css';

/** The input keeps the focus and forwards its keys. */
export interface PaletteKeys {
  onKeyDown(event: KeyboardEvent): void;
}

interface PaletteResultsProps {
  readonly id: string;
  readonly typed: string;
  readonly ref: Ref<PaletteKeys>;
  /** Reports the element id of the active option; undefined when nothing is found. */
  readonly onActive: (elementId: string | undefined) => void;
  readonly onClose: () => void;
}

/** Pages, records and actions that match the typed text. */
export default function PaletteResults({ id, typed, ref, onActive, onClose }: PaletteResultsProps) {
  const { t } = useTranslation();
  const actor = useActor();
  // Kept by id: results that arrive later must not move another option under the cursor.
  const [picked, setPicked] = useState<{ readonly id: string; readonly typed: string }>();
  const { groups, isLoading, hasFailed } = useChoices(typed);
  const all = groups.flatMap(({ choices }) => choices);
  const pick = ({ id }: Choice) => setPicked({ id, typed });
  const pickedId = picked?.typed === typed ? picked.id : undefined;
  const at = Math.max(
    0,
    all.findIndex((choice) => choice.id === pickedId),
  );
  const active = all[at];
  const optionId = (choice: Choice) => `${id}-${choice.id}`;

  const activeId = active && optionId(active);
  useEffect(() => {
    onActive(activeId);
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId, onActive]);

  const choose = (choice: Choice) => {
    rememberChoice(actor.id, choice);
    onClose();
    choice.run();
  };
  useImperativeHandle(ref, () => ({
    onKeyDown(event) {
      const to = step[event.key]?.(at, all.length);
      if (to === undefined && event.key !== 'Enter') return;
      // Otherwise the key would also press the element that gets the focus.
      event.preventDefault();
      const next = to === undefined ? undefined : all[to];
      if (next) pick(next);
      else if (to === undefined && active) choose(active);
    },
  }));
  const said = isLoading
    ? t('palette.searching')
    : hasFailed
      ? t('palette.failed')
      : all.length > 0
        ? t('palette.found', { count: all.length })
        : t('palette.nothing');

  return (
    <>
      <ChoiceList
        id={`${id}-list`}
        groups={groups}
        active={active}
        idOf={optionId}
        onChoose={choose}
        onPoint={pick}
      />
      <p
        className={isLoading || hasFailed || all.length === 0 ? 'palette-said' : 'visually-hidden'}
        role="status"
      >
        {said}
      </p>
    </>
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

/**
 * The listbox below the input. The focus stays in the input, which names the active option by
 * `aria-activedescendant`.
 */
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
              <span className="palette-name">
                <span className="palette-title">{choice.title}</span>
                {choice.subtitle && <small className="palette-subtitle">{choice.subtitle}</small>}
              </span>
              {choice.note && <span className="palette-note">{choice.note}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
