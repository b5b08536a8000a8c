import { defineEntity } from '#engine/schema/declaration/define-entity';

export default defineEntity({
  $id: 'branch',
  title: 'Branch',
  'x-title-plural': 'Branches',
  'x-plural': 'branches',
  type: 'object',
  'x-icon': 'shop',
  'x-scope': { branch: 'id' },
  properties: {
    name: { type: 'string', title: 'Name', maxLength: 60, 'x-unique': true, 'x-search': true },
    town: { type: 'string', title: 'Town', maxLength: 60 },
    books: { type: 'integer', title: 'Books', readOnly: true, 'x-count': { entity: 'book', by: 'branch' } },
  },
  required: ['name'],
  additionalProperties: false,
});
