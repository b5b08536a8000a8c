import { beforeEach, expect, it } from 'vitest';
import { askedColumns, keepChoice, readChoice } from '../../../src/console/data/list/list-columns';
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
  expect(askedColumns(rootActor, specimen, resource, ['price', 'code'])).toEqual([
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
  expect(askedColumns(actorWith(), specimen, resource, ['hidden', 'kind'])).toEqual([
    'text',
    'kind',
    'state',
    'id',
    'version',
  ]);
});
