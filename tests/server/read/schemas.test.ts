import { describe, expect, test } from 'vitest';
import { modelOf } from '../../../src/engine/schema/declaration/model';
import { openForTests } from '../../support/open-for-tests';
import { oneEngine } from '../database/engines';
import { type ActorName, openReading } from './fixture';

const model = modelOf(import.meta.glob('../../../schemas/*.ts', { eager: true, import: 'default' }));
const entities = [...model.entities.values()].map((entity) => ({ name: entity.name, entity }));

describe.each(oneEngine)('%s', (engine) => {
  const reading = openForTests(() => openReading(engine, model));

  test.each(entities)('$name: everything that reads', async ({ entity }) => {
    const sortable = [...entity.fields.values()].filter((field) => field.sortable).map((field) => field.name);
    const all = `/${entity.plural}`;
    const expected: [ActorName, string, number][] = [
      ['root', entity.listPath, 200],
      ...sortable.map((name): [ActorName, string, number] => [
        'root',
        `${entity.listPath}?_sort=${name}`,
        200,
      ]),
      ['root', `${entity.listPath}?q=a&_start=5&_end=10`, 200],
      ['root', `${all}/options?q=a`, 200],
      ...(['csv', 'json'] as const).map((format): [ActorName, string, number] => [
        'root',
        `${all}/export?format=${format}`,
        entity.operations.has('export') ? 200 : 404,
      ]),
      ['root', `${all}/1`, 404],
      ['root', `${all}/1/form`, 404],
      ['root', `${all}/1/history`, 404],
      ['nobody', entity.listPath, 403],
      ['nobody', `${all}/options`, 403],
      ['nobody', `${all}/1`, 403],
    ];
    for (const [actor, url, status] of expected) {
      expect([actor, url, (await reading.get(actor, url)).status]).toEqual([actor, url, status]);
    }
    const { data } = (await reading.get('root', entity.listPath)).body;
    expect(data).toEqual({ list: [], total: 0, totalIs: 'exact' });
  });

  test('a menu may not be offered what stands below it', async () => {
    expect((await reading.get('root', '/menus/1/options')).body.data).toEqual([]);
  });
});
