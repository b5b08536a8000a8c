import type { Actor } from '../../../entity/access/actor';
import { withRules } from './rule-changes';

/** A new role leaves of each field no more than who makes it may give; who makes roles sees all rows. */
export function roleStart({ fields }: Actor) {
  return { field_rules: Object.keys(fields).length > 0 ? withRules({}, fields) : null };
}
