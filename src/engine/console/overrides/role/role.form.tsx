import type { roleWith } from '../../../schema/base/role';
import { defineForm } from '../../data/resource';
import { FieldRulesInput } from './field-rules-input';
import { GrantsInput } from './grants-input';
import { ScopeInput, StatusInput } from './radio-inputs';
import { roleStart } from './rule-changes';

export default defineForm<ReturnType<typeof roleWith>>({
  inputs: { status: StatusInput, scope: ScopeInput, menus: GrantsInput, field_rules: FieldRulesInput },
  start: roleStart,
});
