import { describe, expect, test } from 'vitest';
import { type Entity, fieldNamed } from '../../../src/engine/schema/model/entity';
import { partName } from '../../../src/engine/schema/model/nested-fields';
import { unitOf } from '../../../src/engine/schema/model/unit';
import { type Copy, copiesOf, idsAt } from '../../../src/engine/schema/write/copied-defaults';
import type { Row } from '../../../src/engine/server/entity/context';
import type { Body } from '../../support/arbitrary-record';
import { root, type World } from './world';

/** A new record copies absent values from the referenced record if both have the same unit. */
export function copyContract(world: () => World, entity: Entity): void {
  // Lists of objects are tested in `copied-defaults.test.ts`: their objects may need parts that only the caller knows.
  const copies = copiesOf(entity).filter(({ field }) => field.type !== 'objects');

  describe.skipIf(copies.length === 0 || !entity.operations.has('create'))(
    'defaults from other records',
    () => {
      test.each(copies.map((copy) => [copy.field.name, copy] as const))('%s', async (_, copy) => {
        const rows = new Map<number, Row>();
        const target = world().entity(copy.through.ref ?? '');
        for (const row of await world().list(target)) rows.set(Number(row.id), row);
        const pointed = (body: Body) => rows.get(idsAt(copy, body)[0] ?? 0) ?? {};
        const body = world().bodies.where(entity, `can take over ${copy.field.name}`, (one) => {
          const row = pointed(one);
          return (
            hasPlace(copy, one) &&
            String(row[copy.source] ?? '').trim() !== '' &&
            unitIn(entity, copy, one) === unitIn(target, copy, row)
          );
        });
        const { status, data } = await world().server.call(
          root,
          'POST',
          entity.createPath,
          without(copy, body),
        );
        expect(status, JSON.stringify([body, data])).toBe(200);
        const row = (await world().server.call(root, 'GET', `/${entity.plural}/${data.id}`)).data;
        expect(held(copy, row)).toEqual(pointed(body)[copy.source]);
      });
    },
  );
}

function unitIn(entity: Entity, { field, source, through }: Copy, row: Row): unknown {
  const number = entity.name === through.ref ? fieldNamed(entity, source) : field;
  const unit = unitOf(entity, number);
  return typeof unit === 'object' ? row[unit.field.name] : unit;
}

/** Whether the body has an item into which a list takes the value. */
function hasPlace({ field }: Copy, body: Body): boolean {
  const [list = '', part] = field.name.split('.');
  return part === undefined || (Array.isArray(body[list]) && body[list].length > 0);
}

/** The body without the copied value; in a list, without that of the first item. */
function without({ field }: Copy, body: Body): Body {
  const [list = '', part] = field.name.split('.');
  const { [list]: value, ...others } = body;
  if (part === undefined) return others;
  const [first, ...rest] = value as Body[];
  const { [part]: _, ...item } = first ?? {};
  return { ...others, [list]: [item, ...rest] };
}

function held({ field }: Copy, row: Row): unknown {
  const [list = ''] = field.name.split('.');
  return field.name === list ? row[list] : (row[list] as Row[])[0]?.[partName(field)];
}
