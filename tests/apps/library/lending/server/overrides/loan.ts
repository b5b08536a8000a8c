import { sql } from 'kysely';
import { invalid, issueOf } from '#engine/server/http/invalid';
import { defineOverride } from '#engine/server/override';
import type schema from '../../../schemas/loan';

/** A book is lent to one reader at a time. */
export default defineOverride<typeof schema>(() => ({
  prepare: (_actor, transaction) => async (values, current) => {
    const { book, returned_on: returned } = { ...current, ...values };
    if (typeof book !== 'number' || returned) return values;
    await sql`select 1 from book where id = ${book} for no key update`.execute(transaction);
    const { rows } = await sql`
      select 1 from loan
      where book = ${book} and returned_on is null and id <> ${Number(current?.id ?? 0)}`.execute(
      transaction,
    );
    if (rows.length > 0) throw invalid([issueOf('book', 'unique')]);
    return values;
  },
}));
