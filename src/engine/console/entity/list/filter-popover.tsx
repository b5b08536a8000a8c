import { Radio } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '../../../schema/model/entity';
import type { Filter } from '../../../schema/query/list-query';
import { operatorsFor } from '../../../schema/query/operators';
import { fieldTitle } from '../../i18n/entity-words';
import { AnchoredPopover } from '../../kit/anchored-popover';
import { Button } from '../../kit/button';
import { filters } from '../fields/filters';
import { useListContext } from './use-list-controller';
import './popups.css';

interface FilterPopoverProps {
  readonly field: Field;
  readonly opener: HTMLElement;
}

type Presence = 'given' | 'empty' | 'filled';

/** The filter of one field: the input of its type, and the choice between empty and filled. */
export default function FilterPopover({ field, opener }: FilterPopoverProps) {
  const { entity, state, change, popups } = useListContext();
  const { close } = popups.filter;
  const { t } = useTranslation();
  const id = useId();
  const [draft, setDraft] = useState<readonly Filter[]>(
    state.filters.filter((filter) => filter.field === field.name),
  );
  const Filter = filters[field.type];
  const presence = presenceOf(draft);
  const asksPresence = !field.required && operatorsFor(field).some((operator) => operator === 'null');

  const choosePresence = (chosen: Presence) => {
    if (chosen === 'given') setDraft([]);
    else setDraft([{ field: field.name, operator: 'null', value: chosen === 'empty' }]);
  };
  const applyFilters = (next: readonly Filter[]) => {
    change({ filters: [...state.filters.filter((filter) => filter.field !== field.name), ...next] });
    close();
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    applyFilters(draft);
  };

  return (
    <AnchoredPopover
      opener={opener}
      title={t('list.filterBy', { field: fieldTitle(t, entity, field) })}
      onClose={close}
    >
      <form onSubmit={apply}>
        {asksPresence && (
          <div role="radiogroup" aria-label={t('list.presence.label')}>
            <Radio.Group
              className="filter-line"
              value={presence}
              onChange={(event) => choosePresence(event.target.value as Presence)}
              options={[
                ...(Filter ? [{ value: 'given', label: t('list.presence.given') }] : []),
                { value: 'filled', label: t('list.presence.filled') },
                { value: 'empty', label: t('list.presence.empty') },
              ]}
            />
          </div>
        )}
        {Filter && presence === 'given' && (
          <div className="filter-value">
            <Filter id={id} entity={entity} field={field} value={draft} onChange={setDraft} />
          </div>
        )}
        <div className="filter-buttons">
          <Button onClick={() => applyFilters([])}>{t('list.clearFilter')}</Button>
          <Button look="primary" type="submit">
            {t('list.applyFilter')}
          </Button>
        </div>
      </form>
    </AnchoredPopover>
  );
}

function presenceOf(filters: readonly Filter[]): Presence {
  const presenceFilter = filters.find((filter) => filter.operator === 'null');
  if (!presenceFilter) return 'given';
  return presenceFilter.value === true ? 'empty' : 'filled';
}
