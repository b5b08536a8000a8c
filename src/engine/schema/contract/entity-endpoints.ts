import { defineEndpoint } from './endpoint';
import { anyObject, array, boolean, integer, nullableText, object, type ValueOf } from './json-schema';

interface Named {
  readonly name: string;
  readonly plural: string;
}

/** Imports the records of a CSV file: all or none; a dry run only returns their number. */
export const importInto = ({ name, plural }: Named) =>
  defineEndpoint(`${name}.import`, 'POST', `/${plural}/import`, {
    summary: 'Import a CSV file',
    query: object({}, { dryRun: boolean }),
    accepts: ['multipart/form-data'],
    body: object({ file: { type: 'string', contentEncoding: 'binary' } }),
    response: object({ count: integer }),
  });

/** A file of the rows that a list with this query would show. */
export const exportOf = ({ name, plural }: Named) =>
  defineEndpoint(`${name}.export`, 'GET', `/${plural}/export`, {
    summary: 'Export the list',
    query: anyObject,
    answers: 'text/csv',
  });

const total = {
  total: { ...integer, minimum: 0 },
  totalIs: { type: 'string', enum: ['exact', 'atLeast'] },
} as const;

/** The totals of a list: the number of records, overall and per state, and the sums of amounts. */
export const listTotals = object({
  ...total,
  states: {
    ...array(object({ state: { type: ['string', 'boolean'] }, ...total })),
    description: 'Of the field that `_by` names, in declared order; empty without it.',
  },
  sums: {
    type: 'object',
    additionalProperties: array(object({ unit: nullableText, sum: { type: 'number' } })),
    description:
      'Of each field that `_sum` names, one for each currency; none where there are too many records.',
  },
});

export type ListTotals = ValueOf<typeof listTotals>;

/** The totals of a list with this query. */
export const totalsOf = ({ name, plural }: Named) =>
  defineEndpoint(`${name}.totals`, 'GET', `/${plural}/totals`, {
    summary: 'Count the list',
    query: anyObject,
    response: listTotals,
    reads: [name],
  });
