import { expect, test } from 'vitest';
import { changesList } from '../../../src/engine/server/menus/drafts';
import { entryOf } from '../../support/menu-entries';

const draft = { name: 'Spring', update_time: '2026-05-01T10:00:20Z', tree: [entryOf(1), entryOf(2)] };

test('an update changes the list of drafts only if the minute, the name or the number of entries differs', () => {
  const told = [
    { update_time: '2026-05-01T10:01:00Z' },
    { update_time: '2026-05-01T11:00:20Z' },
    { name: 'Summer' },
    { tree: [entryOf(1)] },
  ];
  expect(told.map((values) => changesList(draft, { ...draft, ...values }))).toEqual(told.map(() => true));
  const changed = { ...draft, update_time: '2026-05-01T10:00:59Z', tree: [entryOf(1), entryOf(3)] };
  expect(changesList(draft, changed)).toBe(false);
});
