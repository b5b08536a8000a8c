import { defineEndpoint } from './endpoint';
import { anyObject, boolean, integer, object } from './json-schema';

interface Named {
  readonly name: string;
  readonly plural: string;
}

/** Takes in the records of a CSV file: all of them or none; a dry run only answers how many there are. */
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
