import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entity, Field } from '../../../schema/model/entity';
import { isDemanded, isEmpty } from '../../../schema/write/condition';
import type { Labelled, Resource } from '../../data/resource';
import { useActor } from '../../data/session';
import { groupTitle } from '../../i18n/entity-words';
import { type Section, sectionsOf } from '../record/sections';
import { FieldRow } from './field-row';
import { madeFields } from './form-fields';
import { MadeRow } from './made-row';
import type { RecordForm } from './use-record-form';

interface FormSectionsProps {
  readonly entity: Entity;
  readonly resource: Resource;
  readonly fields: readonly Field[];
  readonly form: RecordForm;
  readonly stored: Labelled | undefined;
}

export function FormSections({ entity, resource, fields, form, stored }: FormSectionsProps) {
  const { t } = useTranslation();
  const actor = useActor();
  const made = useMemo(() => madeFields(entity, resource, actor), [entity, resource, actor]);
  const sections = useMemo(() => {
    const all = new Set([...fields, ...made]);
    const ordered = [...entity.fields.values()].filter((field) => all.has(field));
    return sectionsOf(entity, ordered);
  }, [entity, fields, made]);
  const [first] = useState(() => (stored ? undefined : firstEmpty(sections, form)));
  return sections.map(({ group, fields: members }) => {
    const shown = members.filter((field) => form.shown.includes(field) || made.includes(field));
    if (shown.length === 0) return null;
    const title = group ? groupTitle(t, entity, group) : t('formPage.others');
    return (
      <section key={group?.name ?? ''} className="form-section" aria-label={title}>
        <h2>{title}</h2>
        <div className="form-rows">
          {shown.map((field) =>
            made.includes(field) ? (
              <MadeRow
                key={field.name}
                entity={entity}
                field={field}
                values={{ ...stored, ...form.values }}
              />
            ) : (
              <FieldRow
                key={field.name}
                entity={entity}
                field={field}
                isDemanded={isDemanded(field, form.values)}
                stored={stored}
                takenBy={form.takenBy[field.name]}
                Own={resource.form?.inputs?.[field.name]}
                takesFocus={field.name === first}
              />
            ),
          )}
        </div>
      </section>
    );
  });
}

/** The first shown field without a value. */
function firstEmpty(sections: readonly Section[], { shown, values }: RecordForm): string | undefined {
  const fields = sections.flatMap((section) => section.fields);
  return fields.find((field) => shown.includes(field) && isEmpty(values[field.name]))?.name;
}
