import { levels } from '../../schema/contract/app';
import type { Entity } from '../../schema/model/entity';
import { literal, quote } from '../database/sql-text';
import type { KeptNumbers } from './desired-table';
import { freeSlot, keep } from './kept-numbers';

/** Row counts of an entity: overall and per scope, except a scope by the record's own id. */
export function totals(entity: Entity): KeptNumbers {
  const scopes = levels
    .map(({ name }) => [name, entity.scope.columns[name]] as const)
    .filter((scope): scope is readonly [string, string] => scope[1] !== undefined && scope[1] !== 'id');
  const counted = [
    `('all', '')`,
    ...scopes.map(([scope, column]) => `(${literal(scope)}, ${quote(column)}::text)`),
  ];
  const name = literal(entity.name);
  return keep(entity.table, {
    title: `Totals of ${entity.table}`,
    columns: scopes.map(([, column]) => column),
    create: [],
    groups: [
      {
        table: 'entity_total',
        keys: [
          { name: 'entity', value: name },
          { name: 'scope', value: '_scope' },
          { name: 'key', value: '_key' },
        ],
        slot: { name: 'slot', value: freeSlot },
        numbers: [{ name: 'rows', value: '1' }],
        from: (rows) =>
          `${rows} cross join lateral (values ${counted.join(', ')}) as counted (_scope, _key) where _key is not null`,
        own: ` where entity = ${name}`,
      },
    ],
  });
}
