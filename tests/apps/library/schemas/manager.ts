import { manager } from '../../../../src/engine/schema/base/manager';
import { defineEntity } from '../../../../src/engine/schema/declaration/define-entity';

export default defineEntity({
  ...manager,
  'x-scope': { branch: 'branch' },
  properties: {
    ...manager.properties,
    branch: { type: 'integer', title: 'Branch', 'x-ref': 'branch', 'x-required-when': { utype: '2' } },
  },
});
