import { Form } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InputProps, Labelled } from '#engine/console/data/resource';
import { useActor } from '#engine/console/data/session';
import { useEntities } from '#engine/console/data/use-entities';
import { ReferenceInput } from '#engine/console/entity/fields/inputs/reference-inputs';
import { entityTitle } from '#engine/console/i18n/entity-words';
import { Button } from '#engine/console/kit/button';
import { can } from '#engine/schema/access/access';
import { inSentence } from '#engine/schema/model/in-sentence';
import { RecordDialog } from './record-dialog';

const names = ['customer'];
const fieldNames = ['store', 'name', 'gender', 'birth_date', 'phone', 'student_number'];

/** Selects a customer, or creates one: appointments are often for new customers. */
export function CustomerInput(props: InputProps) {
  const { t } = useTranslation();
  const actor = useActor();
  const form = Form.useFormInstance();
  const store: unknown = Form.useWatch('store', form);
  const initial = useMemo(() => ({ store }), [store]);
  const [entity] = useEntities(names);
  const [isOpen, setOpen] = useState(false);
  const mayCreate = entity !== undefined && can(actor, 'create', entity);
  const title = entity && t('list.create', { entity: inSentence(entityTitle(t, entity)) });
  const take = (row: Labelled) => {
    if (typeof store !== 'number') form.setFieldValue('store', row.store);
    props.onChange(row.id);
  };
  return (
    <div className="calendar-customer">
      <ReferenceInput {...props} />
      {mayCreate && <Button onClick={() => setOpen(true)}>{title}</Button>}
      {isOpen && mayCreate && (
        <RecordDialog
          entity={entity}
          title={title ?? ''}
          names={fieldNames}
          initial={initial}
          onSaved={take}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
