import { defineEntity } from '../src/engine/schema/declaration/define-entity';

export default defineEntity({
  $id: 'announcement',
  title: 'Announcement',
  description: 'What devices show to those who work with them: all, those of some stores, or some devices.',
  type: 'object',
  'x-icon': 'message',
  'x-label': 'title',
  'x-list': ['title', 'kind', 'status', 'published_at', 'publisher', 'update_time'],
  'x-indexes': [['status', 'published_at']],
  'x-groups': [
    {
      name: 'announcement',
      title: 'Announcement',
      fields: ['title', 'content', 'status', 'published_at', 'publisher'],
    },
    { name: 'targets', title: 'Recipients', fields: ['kind', 'stores', 'devices'] },
  ],
  'x-workflow': {
    status: {
      publish: {
        title: 'Publish',
        from: ['draft', 'withdrawn'],
        to: 'published',
        set: { published_at: { from: 'now' }, publisher: { from: 'actor' } },
        consequence: 'Devices show the announcement from now on.',
      },
      withdraw: { title: 'Withdraw', from: ['published'], to: 'withdrawn', danger: true },
    },
  },
  'x-locks': [{ when: { status: 'published' }, delete: false }],
  properties: {
    title: { type: 'string', title: 'Title', maxLength: 120, 'x-localized': true, 'x-search': true },
    content: { type: 'string', format: 'html', title: 'Content', maxLength: 20000, 'x-localized': true },
    kind: {
      type: 'string',
      title: 'Recipients',
      enum: ['all', 'stores', 'devices'],
      default: 'all',
      'x-enum': {
        all: { title: 'All devices', color: 'blue' },
        stores: { title: 'Stores', color: 'cyan' },
        devices: { title: 'Devices', color: 'purple' },
      },
    },
    stores: {
      type: 'array',
      items: { type: 'integer' },
      title: 'Stores',
      'x-ref': 'store',
      'x-when': { kind: 'stores' },
      'x-required-when': { kind: 'stores' },
    },
    devices: {
      type: 'array',
      items: { type: 'integer' },
      title: 'Devices',
      'x-ref': 'device',
      'x-when': { kind: 'devices' },
      'x-required-when': { kind: 'devices' },
    },
    status: {
      type: 'string',
      title: 'Status',
      enum: ['draft', 'published', 'withdrawn'],
      default: 'draft',
      'x-enum': {
        draft: { title: 'Draft', color: 'grey' },
        published: { title: 'Published', color: 'green' },
        withdrawn: { title: 'Withdrawn', color: 'orange' },
      },
    },
    published_at: { type: 'string', format: 'date-time', title: 'Published', readOnly: true },
    publisher: { type: 'integer', title: 'Published by', 'x-ref': 'manager', readOnly: true },
  },
  required: ['title', 'content', 'kind', 'status'],
  additionalProperties: false,
});
