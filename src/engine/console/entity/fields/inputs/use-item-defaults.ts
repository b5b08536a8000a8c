import { useDataProvider } from '@refinedev/core';
import { Form } from 'antd';
import type { Entity, Field } from '../../../../schema/model/entity';
import { partName } from '../../../../schema/model/nested-fields';
import { isEmpty } from '../../../../schema/write/condition';
import { copiedValue, copiesOf, isIntoItems, sourcesOf } from '../../../../schema/write/copied-defaults';
import { loadEntity } from '../../../data/registry';
import { useActor } from '../../../data/session';
import { useInputSurroundings } from '../input-context';
import { mayCopy } from './may-copy';

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns a function that fills empty parts of the list item at an index. The values come from the records to which
 * references of the edited record point.
 */
export function useItemDefaults(entity: Entity, list: Field): (index: number) => Promise<void> {
  const actor = useActor();
  const form = Form.useFormInstance();
  const { getMany } = useDataProvider()();
  const { stored } = useInputSurroundings();
  const copies = copiesOf(entity).filter((copy) => isIntoItems(copy) && list.fields.includes(copy.field));
  const record = (): Values => ({ ...stored, ...form.getFieldsValue(true) });

  return async (index) => {
    for (const copy of copies) {
      const { through, field } = copy;
      const id = record()[through.name];
      if (typeof id !== 'number') continue;
      const target = await loadEntity(through.ref ?? '');
      if (!mayCopy(actor, target, copy)) continue;
      const meta = { quiet: true, columns: sourcesOf(target, [copy]) };
      const found = await getMany?.({ resource: target.name, ids: [id], meta });
      const row = found?.data[0];
      const place = [list.name, index, partName(field)];
      const container = form.getFieldValue([list.name, index]);
      // The user has chosen another record, removed the item or typed a value meanwhile.
      if (!row || !container || record()[through.name] !== id || !isEmpty(form.getFieldValue(place)))
        continue;
      const value = copiedValue(entity, target, copy, row, { record: record(), container });
      if (value !== undefined) form.setFieldValue(place, value);
    }
  };
}
