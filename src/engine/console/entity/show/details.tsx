import { useTranslation } from 'react-i18next';
import type { Entity, Field } from '../../../schema/model/entity';
import { applies } from '../../../schema/write/condition';
import type { Labelled, Resource } from '../../data/resource';
import { fieldTitle, groupTitle } from '../../i18n/entity-words';
import { FieldValue } from '../fields/field-value';
import { sectionsOf } from '../record/sections';

interface DetailsProps {
  readonly entity: Entity;
  readonly resource: Resource;
  readonly fields: readonly Field[];
  readonly row: Labelled;
}

/** The fields of a record by group, without those whose condition does not hold. */
export function Details({ entity, resource, fields, row }: DetailsProps) {
  const { t } = useTranslation();
  const shown = fields.filter(
    (field) => applies(field, row) && field.name !== 'id' && !resource.show?.hidden?.includes(field.name),
  );
  return sectionsOf(entity, shown).map(({ group, fields: members }) => {
    const title = group ? groupTitle(t, entity, group) : t('show.others');
    return (
      <section key={group?.name ?? ''} className="show-section" aria-label={title}>
        <h2>{title}</h2>
        <dl>
          {members.map((field) => (
            <div key={field.name} className={`show-field show-${field.localized ?? field.type}`}>
              <dt>{fieldTitle(t, entity, field)}</dt>
              <dd>
                <FieldValue
                  entity={entity}
                  field={field}
                  value={row[field.name]}
                  row={row}
                  Own={resource.show?.cells?.[field.name]}
                />
              </dd>
            </div>
          ))}
        </dl>
      </section>
    );
  });
}
