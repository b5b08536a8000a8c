import { expect, test } from 'vitest';
import { fieldNamed, inputFields } from '../../src/engine/schema/model/entity';
import { entityOf } from '../../src/engine/schema/model/entity-of';
import { specimen } from '../support/specimen';

const plain = entityOf({
  $id: 'training-plan',
  title: 'Training plan',
  type: 'object',
  properties: { full_name: { type: 'string' }, remark: { type: 'string' } },
  required: ['full_name'],
  additionalProperties: false,
});

test('what a declaration leaves out is derived', () => {
  expect(plain).toMatchObject({
    name: 'training-plan',
    table: 'training_plan',
    titlePlural: 'Training plans',
    plural: 'training-plans',
    listPath: '/training-plans',
    createPath: '/training-plans',
    permission: 'biz:training-plan',
    label: 'full_name',
    scope: { everyone: false },
    sort: { field: 'id', order: 'desc' },
    listColumns: ['full_name', 'remark'],
  });
  expect(fieldNamed(plain, 'full_name').title).toBe('Full name');
});

test('a list shows the first fields that are short', () => {
  const { listColumns } = entityOf({
    ...plain.schema,
    properties: {
      story: { type: 'string', format: 'html' },
      note: { type: 'string', format: 'multiline' },
      pictures: { type: 'array', items: { type: 'string', format: 'image' } },
      paper: { type: 'string', format: 'file' },
      extra: { type: 'object', format: 'json' },
      ...plain.schema.properties,
    },
  });
  expect(listColumns).toEqual(['full_name', 'remark']);
});

test('every entity has the system fields, after its own', () => {
  expect([...plain.fields.keys()]).toEqual([
    'full_name',
    'remark',
    'id',
    'version',
    'create_time',
    'update_time',
    'create_by',
    'update_by',
  ]);
});

test('a required text may not be blank and every text has a largest length', () => {
  expect(fieldNamed(plain, 'full_name').property).toMatchObject({
    minLength: 1,
    maxLength: 255,
    pattern: '\\S',
  });
  expect(fieldNamed(plain, 'remark').property).toEqual({
    type: 'string',
    maxLength: 255,
  });
});

test('system, counted, inherited and workflow fields are never given by a caller', () => {
  const given = inputFields(specimen).map((field) => field.name);
  for (const name of ['id', 'version', 'copies', 'shop_region', 'state']) expect(given).not.toContain(name);
  expect(given).toContain('pass');
});

test('a field that is not there is a programming error', () => {
  expect(() => fieldNamed(plain, 'colour')).toThrow('training-plan has no field colour');
});
