import { defineEntity } from '#engine/schema/declaration/define-entity';

/** The sample entity: change it, or delete it and add your own. */
export default defineEntity({
  $id: 'task',
  title: 'Task',
  type: 'object',
  'x-icon': 'check',
  'x-list': ['title', 'assignee', 'due_on', 'state'],
  'x-workflow': {
    state: {
      finish: { title: 'Finish', from: ['open'], to: 'done' },
      reopen: { title: 'Reopen', from: ['done'], to: 'open' },
    },
  },
  properties: {
    title: { type: 'string', title: 'Title', maxLength: 120, 'x-search': true },
    assignee: { type: 'integer', title: 'Assignee', 'x-ref': 'manager' },
    due_on: { type: 'string', format: 'date', title: 'Due on' },
    notes: { type: 'string', format: 'multiline', title: 'Notes', maxLength: 2000 },
    state: {
      type: 'string',
      title: 'State',
      enum: ['open', 'done'],
      default: 'open',
      'x-enum': {
        open: { title: 'Open', color: 'blue' },
        done: { title: 'Done', color: 'green' },
      },
    },
  },
  required: ['title', 'state'],
  additionalProperties: false,
});
