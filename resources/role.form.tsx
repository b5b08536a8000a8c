import type schema from '../schemas/role';
import { defineForm } from '../src/engine/console/data/resource';
import { FieldRulesInput } from '../src/engine/console/overrides/role/field-rules-input';
import { GrantsInput } from '../src/engine/console/overrides/role/grants-input';
import { ScopeInput, StatusInput } from '../src/engine/console/overrides/role/radio-inputs';
import { roleStart } from '../src/engine/console/overrides/role/rule-changes';

export default defineForm<typeof schema>({
  inputs: { status: StatusInput, scope: ScopeInput, menus: GrantsInput, field_rules: FieldRulesInput },
  start: roleStart,
});
