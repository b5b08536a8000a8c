import { defineEndpoint } from '../endpoint';
import { array, boolean, integer, object, text, type ValueOf } from '../json-schema';

/** How many records a list has for the caller, and whether the caller may add one. */
export type ListTotal = ValueOf<typeof listTotal>;

const listTotal = object({
  total: integer,
  totalIs: { type: 'string', enum: ['exact', 'atLeast'] },
  mayCreate: boolean,
});

export const getTotals = defineEndpoint('totals', 'GET', '/totals', {
  summary: 'How many records lists have, by one statement',
  query: object(
    {},
    {
      of: {
        ...array(text),
        maxItems: 1000,
        default: [],
        description: 'An entity, or an entity with the query of its list: store, device?dev_type_in=X5,FMP.',
      },
    },
  ),
  response: {
    ...array({ ...listTotal, type: ['object', 'null'] }),
    description:
      'In the order of `of`; null for a list that the caller may not see, and for settings, which have none.',
  },
});
