import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { describe, expect, test } from 'vitest';
import { readableFields } from '../../../src/engine/schema/access/access';
import { withheldFields } from '../../../src/engine/schema/access/withheld-fields';
import { languages } from '../../../src/engine/schema/contract/language';
import {
  type Entity,
  type Field,
  fieldNamed,
  inputFields,
  isRequiredInCreate,
} from '../../../src/engine/schema/model/entity';
import { textsOf } from '../../../src/engine/schema/model/localized';
import type { Body } from '../../support/arbitrary-record';
import { columnsOf, csvOf } from './csv-of';
import { completed, conditionalFields, expectedRow } from './expected-row';
import { root, type World } from './world';

/** An import stores the same records as single creates would, or none. */
export function importContract(world: () => World, entity: Entity): void {
  const bring = (csv: string, query = '') =>
    world().server.call(root, 'POST', `/${entity.plural}/import${query}`, csv, {
      'content-type': 'text/csv',
    });

  if (entity.operations.has('import'))
    describe('import', () => {
      test('a file stores all of its records; a dry run, or a file with an invalid record, stores none', async () => {
        const fields = inputFields(entity).filter((field) => field.type !== 'password');
        const bodies = Array.from({ length: 5 }, csvBody);
        const before = await world().print(entity);
        const file = csvOf(fields, bodies);
        expect((await bring(file, '?dryRun=true')).data).toEqual({ count: 5 });
        expect((await bring(csvOf(fields, [...bodies, brokenBody(fields)]))).status).toBe(422);
        expect(await world().print(entity)).toEqual(before);
        expect((await bring(file)).data).toEqual({ count: 5 });
        const rows = (await world().list(entity)).slice(-5);
        expect(rows).toMatchObject(bodies.map((body) => expectedRow(root, entity, completed(entity, body))));
        expect(await world().faults(entity)).toEqual([]);
      });

      test('importing an export in any language restores the same record', async () => {
        if (!entity.operations.has('export') || !entity.operations.has('delete')) return;
        for (const language of languages) {
          const row = await world().make(entity, csvBody());
          const withheld = withheldFields(root, entity).map(({ name }) => name);
          const url = `/${entity.plural}/export?id=${row.id}&_with=${withheld}`;
          const exported = await world().server.send(root, { url, headers: { 'accept-language': language } });
          const [header = [], cells = []] = parse(exported.body, { bom: true });
          const columns = columnsOf(readableFields(root, entity)).flatMap(({ field }, at) =>
            // Labels of the test records are not unique, so the file contains ids of references.
            field.derived ? [] : [[header[at], field.ref ? [row[field.name]].flat().join(';') : cells[at]]],
          );
          const { status } = await world().server.call(root, 'DELETE', `/${entity.plural}/${row.id}`);
          expect(status).toBe(200);
          const file = stringify([columns.map(([title]) => title), columns.map(([, cell]) => cell)]);
          expect((await bring(file)).data, language).toEqual({ count: 1 });
          const given = inputFields(entity).filter((field) => !field.secret);
          expect((await world().list(entity)).at(-1), language).toMatchObject(
            Object.fromEntries(given.map(({ name }) => [name, row[name]])),
          );
        }
      });

      /**
       * A body without values that a CSV cell cannot hold: outer blanks, a semicolon, a leading apostrophe, an empty
       * list.
       */
      function csvBody(): Body {
        const isSayable = (value: unknown) =>
          typeof value !== 'string' || (value === value.trim() && !/^$|^'|;/.test(value));
        const unsayable = (body: Body) =>
          Object.keys(body).filter((name) => {
            const value = fieldNamed(entity, name).localized
              ? Object.values(textsOf(body[name]))
              : body[name];
            const items = [value].flat();
            return items.length === 0 || !items.every(isSayable);
          });
        const conditional = conditionalFields(entity);
        const isNeeded = (name: string) => {
          const field = fieldNamed(entity, name);
          return conditional.has(name) || isRequiredInCreate(field);
        };
        const body = world().bodies.where(
          entity,
          'has required values that a CSV file can hold',
          (candidate) => !unsayable(candidate).some(isNeeded),
        );
        const left = new Set(unsayable(body));
        return Object.fromEntries(Object.entries(body).filter(([name]) => !left.has(name)));
      }
    });
}

/** Values of which at least one is invalid: a text of all fields, too long for the shortest. */
function brokenBody(fields: readonly Field[]): Body {
  const lengths = fields.map(({ property }) => property.maxLength ?? 0);
  const shortest = fields[lengths.indexOf(Math.min(...lengths))];
  return {
    ...Object.fromEntries(fields.map(({ name }) => [name, '?'])),
    ...(shortest && { [shortest.name]: '?'.repeat(Math.min(...lengths) + 1) }),
  };
}
