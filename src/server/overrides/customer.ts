import type schema from '../../../schemas/customer';
import { invalid } from '../http/invalid';
import { defineOverride } from '../override';

const day = 24 * 60 * 60 * 1000;

const earliest = '1900-01-01';

/** Nobody is born after today, wherever today has already begun, and nobody who is measured before 1900. */
export default defineOverride<typeof schema>(() => ({
  prepare: () => async (given) => {
    const limit = new Date(Date.now() + day).toISOString().slice(0, 10);
    if (given.birth_date && given.birth_date > limit)
      throw invalid([{ field: 'birth_date', rule: 'maximum', params: { limit } }]);
    if (given.birth_date && given.birth_date < earliest)
      throw invalid([{ field: 'birth_date', rule: 'minimum', params: { limit: earliest } }]);
    return given;
  },
}));
