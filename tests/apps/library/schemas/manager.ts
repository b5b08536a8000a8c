import { managerWith } from '#engine/schema/base/manager';
import { defineEntity } from '#engine/schema/declaration/define-entity';

const manager = managerWith({
  1: { title: 'Librarian', color: 'blue' },
  2: { title: 'Branch', color: 'green' },
});

export default defineEntity({
  ...manager,
  'x-scope': { branch: 'branch' },
  properties: {
    ...manager.properties,
    branch: { type: 'integer', title: 'Branch', 'x-ref': 'branch', 'x-required-when': { utype: '2' } },
  },
});
