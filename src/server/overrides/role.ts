import type { FieldRules } from '../../entity/access/field-rules';
import { accountOf } from '../../entity/access/principal';
import type { Issue } from '../../entity/contract/issue';
import { checkFieldRules } from '../../entity/declaration/check-field-rules';
import type { Model } from '../../entity/declaration/model';
import { isSame } from '../../entity/write/merge';
import { limitsOfRoles } from '../accounts/account-limits';
import { assertKeepsOwnRole, assertRoleWithinRights } from '../accounts/own-rights';
import type { Row } from '../entity/context';
import { invalid } from '../http/invalid';
import { lockTree } from '../menus/tree-lock';
import { noteRoleChange } from '../notices/rights-notices';
import type { Override } from '../override';

/** Field rules name existing fields, nobody gives away rights that they lack, and a change applies to open sessions. */
const role: Override = ({ sessions, model }) => ({
  prepare: (principal, transaction) => async (given, current) => {
    const actor = accountOf(principal);
    // Unchanged rules are not checked again, even where one would be refused today.
    if (!isSame(given.field_rules, current?.field_rules)) assertFieldRules(given, model);
    // Until the commit, no menu can permit something else than what is judged here.
    if (given.menus !== undefined) await lockTree(transaction);
    await assertRoleWithinRights(given, current, actor, transaction);
    await assertKeepsOwnRole(given, current, actor, transaction);
    if (current) await noteRoleChange(given, current, actor, transaction);
    return given;
  },
  limits: (ids, principal, connection) => limitsOfRoles(ids, accountOf(principal), connection),
  afterWrite: () => sessions.invalidateAll(),
});

export default role;

function assertFieldRules({ field_rules: rules }: Row, model: Model): void {
  const faults = checkFieldRules(model, (rules ?? {}) as FieldRules);
  const issues = faults.map(({ at, rule, name }): Issue => {
    return { field: `field_rules.${at}`, rule, params: { name } };
  });
  if (issues.length > 0) throw invalid(issues);
}
