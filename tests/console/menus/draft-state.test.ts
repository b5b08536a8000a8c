import { describe, expect, test } from 'vitest';
import {
  type DraftEvent,
  type DraftState,
  loadedDraft,
  nextDraft,
} from '../../../src/engine/console/pages/menus/draft-state';
import { findingsOf } from '../../../src/engine/console/pages/menus/menu-editor';
import type { Draft } from '../../../src/engine/schema/contract/endpoints/menu-draft';
import type { MenuEntry } from '../../../src/engine/schema/menu/menu-entry';
import { entryOf } from '../../support/menu-entries';

const draft = (version: number, tree: readonly MenuEntry[]): Draft => ({
  id: 1,
  name: 'Draft',
  version,
  based_on: 1,
  create_by: 1,
  update_time: '2026-05-01T10:00:00Z',
  tree,
  faults: [],
  warnings: [],
});
const named = (id: number, name: string) => (tree: readonly MenuEntry[]) =>
  tree.map((entry) => (entry.id === id ? { ...entry, name } : entry));
const rename = (id: number, name: string): DraftEvent => ({ kind: 'changed', change: named(id, name) });

const start = draft(1, [entryOf(1), entryOf(2)]);
const replay = (...events: DraftEvent[]) => events.reduce(nextDraft, loadedDraft(start));
const namesIn = ({ tree }: { readonly tree: readonly MenuEntry[] }) => tree.map(({ name }) => name);

describe('a draft that stores itself', () => {
  test('is saved when the response arrives', () => {
    const sent = replay(rename(1, 'mine'), { kind: 'sent' });
    expect(sent.status).toBe('saving');
    const saved = nextDraft(sent, { kind: 'saved', draft: draft(2, sent.tree) });
    expect([saved.status, saved.stored.version, namesIn(saved)]).toEqual(['saved', 2, ['mine', 'n2']]);
  });

  test('keeps changes made during the request', () => {
    const sent = replay(rename(1, 'mine'), { kind: 'sent' });
    const meanwhile = nextDraft(sent, rename(2, 'later'));
    const saved = nextDraft(meanwhile, { kind: 'saved', draft: draft(2, sent.tree) });
    expect([saved.status, namesIn(saved), namesIn(saved.stored)]).toEqual([
      'changed',
      ['mine', 'later'],
      ['mine', 'n2'],
    ]);
  });

  test('keeps changes made during a rename or a merge', () => {
    const renamed = { ...draft(2, start.tree), name: 'Other' };
    const state = replay(rename(1, 'mine'), { kind: 'loaded', draft: renamed });
    expect([state.status, state.stored.name, state.stored.version, namesIn(state)]).toEqual([
      'changed',
      'Other',
      2,
      ['mine', 'n2'],
    ]);
    const rebased = draft(2, named(2, 'published')(start.tree));
    expect(namesIn(replay(rename(1, 'mine'), { kind: 'loaded', draft: rebased }))).toEqual([
      'mine',
      'published',
    ]);
    expect(replay({ kind: 'loaded', draft: rebased }).status).toBe('saved');
  });

  test('is not sent after somebody else deleted or published it, and keeps its tree', () => {
    const gone = { way: 'deleted', by: 'Root', became: null } as const;
    const ended = replay(rename(1, 'mine'), { kind: 'sent' }, { kind: 'gone', gone });
    expect([ended.status, ended.gone, namesIn(ended)]).toEqual(['gone', gone, ['mine', 'n2']]);
    const further = nextDraft(ended, rename(2, 'later'));
    expect([further.status, namesIn(further)]).toEqual(['gone', ['mine', 'later']]);
  });

  test('is not sent again before the first response', () => {
    const first = replay(rename(1, 'mine'), { kind: 'sent' });
    const meanwhile = nextDraft(first, rename(2, 'later'));
    expect(meanwhile.status).toBe('saving');
    const again = nextDraft(meanwhile, { kind: 'sent' });
    const answered = nextDraft(again, { kind: 'saved', draft: draft(2, first.tree) });
    expect([answered.status, answered.stored.version, namesIn(answered)]).toEqual([
      'changed',
      2,
      ['mine', 'later'],
    ]);
    const second = nextDraft(answered, { kind: 'sent' });
    expect(second.sent).toBe(answered.tree);
    expect(nextDraft(second, { kind: 'saved', draft: draft(3, second.tree) }).status).toBe('saved');
  });

  test('waits for a retry after a failure, unless there are further changes', () => {
    expect(replay(rename(1, 'mine'), { kind: 'sent' }, { kind: 'failed' }).status).toBe('failed');
    expect(replay(rename(1, 'a'), { kind: 'sent' }, rename(1, 'b'), { kind: 'failed' }).status).toBe(
      'changed',
    );
  });

  test('merges what others saved in other entries, and is sent again', () => {
    const theirs = draft(5, named(2, 'theirs')(start.tree));
    const state = replay(rename(1, 'mine'), { kind: 'sent' }, { kind: 'stale', draft: theirs });
    expect([state.status, state.stored.version, namesIn(state)]).toEqual(['changed', 5, ['mine', 'theirs']]);
  });

  test('recognises its own stored tree after a lost response', () => {
    const added = (id: number): DraftEvent => ({ kind: 'changed', change: (tree) => [...tree, entryOf(id)] });
    const sent = replay(rename(1, 'first'), added(-1), { kind: 'sent' });
    const stored = draft(2, structuredClone(sent.tree));
    const lost = nextDraft(sent, { kind: 'failed' });
    const never = [rename(2, 'late'), { kind: 'sent' }, { kind: 'failed' }] as const;
    const further = [...never, rename(1, 'second'), rename(-1, 'more'), { kind: 'sent' }] as const;
    const stale = nextDraft(further.reduce<DraftState>(nextDraft, lost), { kind: 'stale', draft: stored });
    expect([stale.status, stale.stored.version, namesIn(stale)]).toEqual([
      'changed',
      2,
      ['second', 'late', 'more'],
    ]);
    const theirs = draft(3, named(1, 'theirs')(stored.tree));
    expect(nextDraft(lost, { kind: 'stale', draft: theirs }).status).toBe('conflict');
  });

  test('asks on collisions, and continues with either side', () => {
    const theirs = draft(5, named(1, 'theirs')([...start.tree, entryOf(3)]));
    const asking = replay(rename(1, 'mine'), { kind: 'sent' }, { kind: 'stale', draft: theirs });
    expect([asking.status, asking.conflict?.collisions]).toEqual([
      'conflict',
      [{ id: 1, name: 'mine', fields: ['name'] }],
    ]);
    // Input during the question is kept, too.
    const typing = nextDraft(asking, rename(2, 'typed'));
    expect(typing.status).toBe('conflict');
    const mine = nextDraft(typing, { kind: 'decided', side: 'draft' });
    expect([mine.status, mine.stored.version, namesIn(mine)]).toEqual([
      'changed',
      5,
      ['mine', 'typed', 'n3'],
    ]);
    const given = nextDraft(typing, { kind: 'decided', side: 'published' });
    expect([given.status, namesIn(given)]).toEqual(['changed', ['theirs', 'typed', 'n3']]);
  });

  test('assigns findings to their entries', () => {
    const findings = [
      { field: 'tree.-1.name', rule: 'required', params: {}, message: 'a' },
      { field: 'tree.-10.name', rule: 'required', params: {}, message: 'b' },
    ];
    expect(findingsOf(findings, -1)).toEqual({ name: 'a' });
  });
});
