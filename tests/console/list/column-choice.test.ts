import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useColumnChoice } from '../../../src/console/entity/list/column-choice';
import { specimen } from '../../support/specimen';

const possible = ['text', 'code', 'note'];
const open = () => renderHook(() => useColumnChoice(specimen, ['text', 'code', 'secret'], possible)).result;

beforeEach(() => localStorage.clear());

it('starts with the default, as far as it may be seen', () => {
  expect(open().current[0]).toEqual(['text', 'code']);
});

it('remembers a choice and its order, and forgets it when told to', () => {
  const first = open();
  act(() => first.current[1](['note', 'text']));
  expect(first.current[0]).toEqual(['note', 'text']);
  expect(open().current[0]).toEqual(['note', 'text']);
  act(() => first.current[1](null));
  expect(localStorage.getItem('columns:specimen')).toBeNull();
  expect(open().current[0]).toEqual(['text', 'code']);
});

it.each(['{', 'null', '7', '{"a":1}', '[]', '["gone"]', '[1,null]'])('takes %s for no choice', (stored) => {
  localStorage.setItem('columns:specimen', stored);
  expect(open().current[0]).toEqual(['text', 'code']);
});

it('leaves out columns that are gone, and second copies', () => {
  localStorage.setItem('columns:specimen', '["note","gone","note","code"]');
  expect(open().current[0]).toEqual(['note', 'code']);
});
