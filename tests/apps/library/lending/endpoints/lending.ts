import { defineEndpoint } from '#engine/schema/contract/endpoint';
import { array, integer, object, text, type ValueOf } from '#engine/schema/contract/json-schema';

const branchLoans = object({ branch: text, books: integer, lent: integer });

export type BranchLoans = ValueOf<typeof branchLoans>;

export const getLending = defineEndpoint('lending', 'GET', '/lending', {
  summary: 'How many books each branch has, and how many of them are lent',
  permission: ['book.list', 'loan.list'],
  response: array(branchLoans),
  reads: ['branch', 'book', 'loan'],
});
