import { invalid } from '../http/invalid';
import type { Override } from '../override';

const day = 24 * 60 * 60 * 1000;

/** Nobody is born after today, wherever today has already begun. */
const customer: Override = () => ({
  prepare: () => async (given) => {
    const limit = new Date(Date.now() + day).toISOString().slice(0, 10);
    if (typeof given.birth_date === 'string' && given.birth_date > limit)
      throw invalid([{ field: 'birth_date', rule: 'maximum', params: { limit } }]);
    return given;
  },
});

export default customer;
