import { sql } from 'kysely';
import type { Actor } from '../../entity/access/actor';
import type { Transaction } from '../database/transaction';
import type { Row } from '../entity/context';
import type { Origin } from '../menus/revisions';
import { addNotice, addNotices } from './add-notices';
import { publicName } from './public-name';

/** What an account is and may do. */
const ofAccount = ['roles', 'utype', 'pcode', 'store'];

/** What a role permits. */
const ofRole = ['menus', 'scope', 'field_rules', 'status'];

/** Tells an account of what somebody else has changed about it. */
export async function noteAccountChange(
  given: Row,
  current: Row,
  actor: Actor,
  transaction: Transaction,
): Promise<void> {
  const id = Number(current.id);
  if (id === actor.id) return;
  const by = await publicName(transaction, actor);
  if (ofAccount.some((name) => name in given)) await addNotice(transaction, id, 'account', { by });
  if ('password' in given) await addNotice(transaction, id, 'password', { by });
}

/** Tells who holds the role of what somebody else has changed about it. */
export async function noteRoleChange(
  given: Row,
  current: Row,
  actor: Actor,
  transaction: Transaction,
): Promise<void> {
  if (ofRole.some((name) => name in given)) await tellHolders({ ...current, ...given }, actor, transaction);
}

/** Tells who holds the role, but for who changes it, that it permits something else. */
export async function tellHolders({ id, name }: Row, actor: Actor, transaction: Transaction): Promise<void> {
  const holders = sql`
    select owner from manager__roles where target = ${id} and owner <> ${actor.id}`;
  await addNotices(transaction, holders, 'role', {
    by: await publicName(transaction, actor),
    role: String(name),
  });
}

/** Tells everybody else that the navigation is another. */
export async function noteMenusPublished(
  actor: Actor,
  { note, restored_from }: Origin,
  transaction: Transaction,
): Promise<void> {
  const others = sql`select id from manager where available and id <> ${actor.id}`;
  const by = await publicName(transaction, actor);
  if (note === null) {
    await addNotices(transaction, others, 'menusRestored', { by, state: String(restored_from) });
  } else {
    await addNotices(transaction, others, 'menus', { by, note });
  }
}
