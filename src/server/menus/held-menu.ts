import { sql } from 'kysely';
import { assertCan } from '../../entity/access';
import type { Actor } from '../../entity/actor';
import { AppError } from '../../entity/app-error';
import type { MenuEntry } from '../../entity/menu-entry';
import { entityNamed, type Model } from '../../entity/model';
import { lackedBy } from '../../entity/role-limits';
import type { Row } from '../context';
import type { Transaction } from '../write/transaction';
import { permitsOther } from './role-changes';

type Permitting = Pick<MenuEntry, 'perm' | 'type'>;

/** Who changes what a menu of a role permits, changes the role. */
export async function assertMayPermit(
  next: Row,
  current: Row,
  actor: Actor,
  model: Model,
  transaction: Transaction,
): Promise<void> {
  const [was, becomes] = [permittingOf(current), permittingOf(next)];
  if (!permitsOther(was, becomes)) return;
  const { rows } = await sql`
    select 1 from role__menus where target = ${current.id} limit 1`.execute(transaction);
  if (rows.length === 0) return;
  assertCan(actor, 'update', entityNamed(model, 'role'));
  const added = becomes.perm === null || becomes.perm === was.perm ? [] : [becomes.perm];
  const [permission] = lackedBy(actor, added);
  if (permission !== undefined) throw new AppError('forbidden', { action: 'update', permission });
}

function permittingOf({ perm, type }: Row): Permitting {
  return { perm: (perm ?? null) as string | null, type: type as MenuEntry['type'] };
}
