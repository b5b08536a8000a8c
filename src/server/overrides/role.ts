import type { FieldRules } from '../../entity/access/field-rules';
import { accountOf } from '../../entity/access/principal';
import type { Issue } from '../../entity/contract/issue';
import { checkFieldRules } from '../../entity/declaration/check-field-rules';
import type { Model } from '../../entity/declaration/model';
import { isSame } from '../../entity/write/merge';
import { assertRoleWithinRights } from '../accounts/own-rights';
import { assertKeepsOwnRole } from '../accounts/own-role';
import { limitsOfRoles } from '../accounts/role-limits';
import type { Sessions } from '../accounts/sessions';
import type { EntityHook, Row } from '../entity/context';
import { invalid } from '../http/invalid';
import { lockTree } from '../menus/tree-lock';
import { noteRoleChange } from '../notices/rights-notices';

/** Field rules name what exists, and nobody gives away more than they have; any change is felt by the holders at once. */
export function roleHook(sessions: Sessions, model: Model): EntityHook {
  return {
    prepare: (principal, transaction) => async (given, current) => {
      const actor = accountOf(principal);
      // Who sends a role back as it is changes none of its rules, even where one would be refused today.
      if (!isSame(given.field_rules, current?.field_rules)) assertFieldRules(given, model);
      // Until the commit no menu comes to permit something else than what is judged here.
      if (given.menus !== undefined) await lockTree(transaction);
      await assertRoleWithinRights(given, current, actor, transaction);
      await assertKeepsOwnRole(given, current, actor, transaction);
      if (current) await noteRoleChange(given, current, actor, transaction);
      return given;
    },
    limits: (ids, principal, connection) => limitsOfRoles(ids, accountOf(principal), connection),
    afterWrite: () => sessions.invalidateAll(),
  };
}

function assertFieldRules({ field_rules: rules }: Row, model: Model): void {
  const faults = checkFieldRules(model, (rules ?? {}) as FieldRules);
  const issues = faults.map(({ at, rule, name }): Issue => {
    return { field: `field_rules.${at}`, rule, params: { name } };
  });
  if (issues.length > 0) throw invalid(issues);
}
