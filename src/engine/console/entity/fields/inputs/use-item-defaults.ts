import { useDataProvider } from '@refinedev/core';
import { Form } from 'antd';
import { can, canRead } from '../../../../schema/access/access';
import type { Entity, Field } from '../../../../schema/model/entity';
import { copiesOf, isIntoItems, sourcesOf, withCopies } from '../../../../schema/write/copied-defaults';
import { loadEntity } from '../../../data/registry';
import { useActor } from '../../../data/session';
import { useInputSurroundings } from '../input-context';

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns a function that adds to a new item of the list what it copies through references of the record; undefined
 * where it copies nothing.
 */
export function useItemDefaults(
  entity: Entity,
  list: Field,
): ((item: Values) => Promise<Values>) | undefined {
  const actor = useActor();
  const form = Form.useFormInstance();
  const { getMany } = useDataProvider()();
  const { stored } = useInputSurroundings();
  const copies = copiesOf(entity).filter((copy) => isIntoItems(copy) && list.fields.includes(copy.field));
  if (copies.length === 0) return undefined;

  return async (item) => {
    const record: Values = { ...stored, ...form.getFieldsValue(true) };
    let made: Values = { ...record, [list.name]: [item] };
    for (const copy of copies) {
      const id = record[copy.through.name];
      const target = await loadEntity(copy.through.ref ?? '');
      const columns = sourcesOf(target, [copy]);
      const isSeen = columns.every((name) => canRead(actor, target.fields.get(name) as Field));
      if (typeof id !== 'number' || !can(actor, 'list', target) || !isSeen) continue;
      const found = await getMany?.({ resource: target.name, ids: [id], meta: { quiet: true, columns } });
      const row = found?.data[0];
      made = withCopies(entity, [copy], made, () => row && { target, row });
    }
    return (made[list.name] as readonly Values[])[0] ?? item;
  };
}
