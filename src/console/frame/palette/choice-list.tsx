import { useTranslation } from 'react-i18next';
import { Icon } from '../../kit/icon';
import type { Choice, ChoiceGroup } from './choice';

interface Props {
  readonly id: string;
  readonly groups: readonly ChoiceGroup[];
  readonly active: Choice | undefined;
  readonly idOf: (choice: Choice) => string;
  readonly onChoose: (choice: Choice) => void;
  readonly onPoint: (choice: Choice) => void;
}

/** The choices below the box; the box keeps the focus, and says which one is meant. */
export function ChoiceList({ id, groups, active, idOf, onChoose, onPoint }: Props) {
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
