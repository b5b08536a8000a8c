import { beforeEach, expect, it } from 'vitest';
import submissionSchema from '../../../schemas/submission';
import {
  keepChoice,
  possibleColumns,
  readChoice,
  requestedColumns,
} from '../../../src/engine/console/data/list/list-columns';
import { entityOf } from '../../../src/engine/schema/model/entity-of';
import { actorWith, rootActor } from '../../support/actor';
import { specimen } from '../../support/specimen';

const possible = ['text', 'code', 'note'];
const resource = { entity: 'specimen', list: { reads: { code: ['sign'] } } } as const;

beforeEach(() => localStorage.clear());

it('remembers a choice and its order, and forgets it when it is reset', () => {
  keepChoice(specimen, ['note', 'text']);
  expect(readChoice(specimen, possible)).toEqual(['note', 'text']);
  keepChoice(specimen, null);
  expect(localStorage.getItem('columns:specimen')).toBeNull();
  expect(readChoice(specimen, possible)).toBeNull();
});

it.each(['{', 'null', '7', '{"a":1}', '[]', '["gone"]', '[1,null]'])('takes %s for no choice', (stored) => {
  localStorage.setItem('columns:specimen', stored);
  expect(readChoice(specimen, possible)).toBeNull();
});

it('leaves out columns that are gone, and second copies', () => {
  localStorage.setItem('columns:specimen', '["note","gone","note","code"]');
  expect(readChoice(specimen, possible)).toEqual(['note', 'code']);
});

it('asks for what is shown, its units, and for what cells, titles, deletions and actions need', () => {
  expect(requestedColumns(rootActor, specimen, resource, ['price', 'code'])).toEqual([
    'text',
    'code',
    'currency',
    'price',
    'state',
    'sign',
    'id',
    'version',
  ]);
});

it('asks for nothing that the reader may not see', () => {
  expect(requestedColumns(actorWith(), specimen, resource, ['hidden', 'kind'])).toEqual([
    'text',
    'kind',
    'state',
    'id',
    'version',
  ]);
});

it('has no column for what records in the state of the page never fill', () => {
  const submission = entityOf(submissionSchema);
  const columnsIn = (state: string) =>
    possibleColumns(rootActor, submission, [{ field: 'status', operator: 'eq', value: state }]);
  expect(columnsIn('under_review')).toContain('submit_time');
  expect(columnsIn('under_review')).not.toContain('audit_time');
  expect(columnsIn('under_review')).not.toContain('reject_reason');
  expect(columnsIn('not_passed')).toEqual(expect.arrayContaining(['audit_time', 'reject_reason']));
  expect(columnsIn('passed')).toContain('audit_time');
  expect(columnsIn('passed')).not.toContain('reject_reason');
});
