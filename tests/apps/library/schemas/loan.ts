import { defineEntity } from '#engine/schema/declaration/define-entity';

export default defineEntity({
  $id: 'loan',
  title: 'Loan',
  type: 'object',
  'x-icon': 'schedule',
  'x-scope': { branch: 'branch' },
  'x-label': 'reader',
  properties: {
    book: { type: 'integer', title: 'Book', 'x-ref': 'book', 'x-search': true },
    branch: { type: 'integer', title: 'Branch', 'x-ref': 'branch', 'x-inherit': 'book.branch' },
    reader: { type: 'string', title: 'Reader', maxLength: 80, 'x-search': true },
    lent_on: { type: 'string', format: 'date', title: 'Lent on', 'x-default': 'now' },
    due_on: { type: 'string', format: 'date', title: 'Due on' },
    returned_on: { type: 'string', format: 'date', title: 'Returned on' },
  },
  'x-rules': { returned: { order: ['lent_on', '<=', 'returned_on'] } },
  required: ['book', 'branch', 'reader', 'due_on'],
  additionalProperties: false,
});
