import type { FieldRules } from '../../schema/access/field-rules';
import { accountOf } from '../../schema/access/principal';
import type { roleWith } from '../../schema/base/role';
import type { Issue } from '../../schema/contract/issue';
import { checkFieldRules } from '../../schema/declaration/check-field-rules';
import type { Model } from '../../schema/declaration/model';
import { isSame } from '../../schema/write/merge';
import { limitsOfRoles } from '../accounts/account-limits';
import { assertKeepsOwnRole, assertRoleWithinRights } from '../accounts/own-rights';
import { invalid } from '../http/invalid';
import { lockTree } from '../menus/tree-lock';
import { noteRoleChange } from '../notices/rights-notices';
import { defineOverride } from '../override';

/**
 * Field rules must name existing fields, nobody grants rights that they lack, and a change applies to open sessions.
 */
export default defineOverride<ReturnType<typeof roleWith>>(({ sessions, model }) => ({
  prepare: (principal, transaction) => async (values, current) => {
    const actor = accountOf(principal);
    // Unchanged rules are not checked again, even where one would be refused today.
    if (!isSame(values.field_rules, current?.field_rules)) assertFieldRules(values.field_rules ?? {}, model);
    // Until the commit, no other transaction can change the permissions of menus, which the check below reads.
    if (values.menus !== undefined) await lockTree(transaction);
    await assertRoleWithinRights(values, current, actor, transaction);
    await assertKeepsOwnRole(values, current, actor, transaction);
    if (current) await noteRoleChange(values, current, actor, transaction);
    return values;
  },
  limits: (ids, principal, connection) => limitsOfRoles(ids, accountOf(principal), connection),
  afterWrite: () => sessions.invalidateAll(),
}));

function assertFieldRules(rules: FieldRules, model: Model): void {
  const faults = checkFieldRules(model, rules);
  const issues = faults.map(({ at, rule, name }): Issue => {
    return { field: `field_rules.${at}`, rule, params: { name } };
  });
  if (issues.length > 0) throw invalid(issues);
}
