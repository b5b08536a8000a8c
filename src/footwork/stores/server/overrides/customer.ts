import { defineOverride } from '#engine/server/override';
import type schema from '../../../../../schemas/customer';

const day = 24 * 60 * 60 * 1000;

const earliest = '1900-01-01';

/** A birth date is at least 1900-01-01, and at most tomorrow in UTC, because some time zones are ahead of UTC. */
export default defineOverride<typeof schema>(() => ({
  check: ({ birth_date: born }) => {
    const latest = new Date(Date.now() + day).toISOString().slice(0, 10);
    if (born && born > latest) return [{ field: 'birth_date', rule: 'maximum', params: { limit: latest } }];
    if (born && born < earliest)
      return [{ field: 'birth_date', rule: 'minimum', params: { limit: earliest } }];
    return [];
  },
}));
