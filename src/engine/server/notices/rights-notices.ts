import { sql } from 'kysely';
import type { Actor } from '../../schema/access/actor';
import { decidingFields } from '../../schema/access/record-limits';
import type { Revision } from '../../schema/contract/endpoints/menu-revision';
import type { Transaction } from '../database/transaction';
import type { Row } from '../entity/context';
import { addNotice, addNotices } from './add-notices';
import { publicName } from './public-name';

/** Fields that decide what a role permits. */
const ofRole = ['menus', 'scope', 'field_rules', 'status'];

/** Notifies an account that somebody else changed its rights. */
export async function noteAccountChange(
  changes: Row,
  current: Row,
  actor: Actor,
  transaction: Transaction,
): Promise<void> {
  const id = Number(current.id);
  if (id === actor.id) return;
  const by = await publicName(transaction, actor);
  if (decidingFields.some((name) => name in changes)) await addNotice(transaction, id, 'account', { by });
  if ('password' in changes) await addNotice(transaction, id, 'password', { by });
}

/** Notifies all holders of a role, except the actor, when the update changed what the role permits. */
export async function noteRoleChange(
  changes: Row,
  current: Row,
  actor: Actor,
  transaction: Transaction,
): Promise<void> {
  if (ofRole.some((name) => name in changes))
    await notifyRoleHolders({ ...current, ...changes }, actor, transaction);
}

/** Notifies all holders of the role, except the actor, that its permissions changed. */
export async function notifyRoleHolders(
  { id, name }: Row,
  actor: Actor,
  transaction: Transaction,
): Promise<void> {
  const holders = sql`
    select owner from manager__roles where target = ${id} and owner <> ${actor.id}`;
  await addNotices(transaction, holders, 'role', {
    by: await publicName(transaction, actor),
    role: String(name),
  });
}

/** Notifies all other accounts that a new navigation was published. */
export async function noteMenusPublished(
  actor: Actor,
  { note, restored_from }: Pick<Revision, 'note' | 'restored_from'>,
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
