import { defineEntity } from '#engine/schema/declaration/define-entity';

export default defineEntity({
  $id: 'book',
  title: 'Book',
  type: 'object',
  'x-icon': 'file-text',
  'x-scope': { branch: 'branch' },
  'x-workflow': {
    state: {
      withdraw: { title: 'Withdraw', from: ['shelved'], to: 'withdrawn' },
      shelve: { title: 'Shelve', from: ['withdrawn'], to: 'shelved' },
    },
  },
  properties: {
    title: { type: 'string', title: 'Title', maxLength: 120, 'x-search': true },
    author: { type: 'string', title: 'Author', maxLength: 80, 'x-search': true },
    branch: { type: 'integer', title: 'Branch', 'x-ref': 'branch' },
    year: { type: 'integer', title: 'Year', minimum: 1450, maximum: 2100 },
    state: {
      type: 'string',
      title: 'State',
      enum: ['shelved', 'withdrawn'],
      default: 'shelved',
      'x-enum': {
        shelved: { title: 'On the shelf', color: 'green' },
        withdrawn: { title: 'Withdrawn', color: 'grey' },
      },
    },
  },
  required: ['title', 'branch', 'state'],
  additionalProperties: false,
});
