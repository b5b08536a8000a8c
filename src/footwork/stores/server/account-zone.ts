import { sql } from 'kysely';
import type { AccountZone } from '#engine/server/accounts/account-actor';

/**
 * The zone of the account's store, else of the newest running policy of its partner, else of the partner's
 * first store.
 */
const zone: AccountZone = sql`
  case
    when m.store is not null then (
      select jsonb_build_object('zone', s.time_zone, 'country', s.country) from store s where s.id = m.store)
    when m.pcode is not null then coalesce(
      (select jsonb_build_object('zone', p.time_zone) from policy p
        where p.pcode = m.pcode and p.status = 'enabled' order by p.starting_time desc, p.id limit 1),
      (select jsonb_build_object('zone', s.time_zone, 'country', s.country) from store s
        where s.pcode = m.pcode order by s.id limit 1))
  end`;

export default zone;
