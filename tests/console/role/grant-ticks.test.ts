import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allPressed, pressed, tickOf } from '../../../src/engine/console/overrides/role/grant-ticks';
import { allNodes, type GrantNode, searchTree } from '../../../src/engine/console/overrides/role/grant-tree';
import { grants, tree } from './grants';

const ids = grants.map(({ id }) => id);
const nodes = allNodes(tree);
const nodeOf = (id: number) => nodes.find(({ grant }) => grant.id === id) as GrantNode;
const ticks = (held: number[]) => ids.map((id) => tickOf(nodeOf(id), new Set(held)));
const press = (id: number, held: number[], locked: number[] = []) =>
  pressed(nodeOf(id), held, (one) => locked.includes(one), tree);

describe('the boxes of a role', () => {
  it.each([
    [[], ['none', 'none', 'none', 'none', 'none', 'none']],
    [
      [2, 3, 4],
      ['none', 'some', 'some', 'all', 'none', 'none'],
    ],
    [
      [2, 3],
      ['none', 'some', 'some', 'none', 'none', 'none'],
    ],
    [
      [2, 3, 4, 5],
      ['none', 'some', 'all', 'all', 'all', 'none'],
    ],
    [ids, ['all', 'all', 'all', 'all', 'all', 'all']],
  ])('of %j are %j', (held, expected) => {
    expect(ticks(held)).toEqual(expected);
  });

  it.each([
    ['a button takes what is above it', 4, [], [2, 3, 4]],
    ['a page takes its buttons', 3, [2, 3, 4], [2, 3, 4, 5]],
    ['a full page lets go of them, and of the directory with it', 3, [2, 3, 4, 5], []],
    ['the directory stays for what else is in it', 3, [2, 3, 4, 5, 6], [2, 6]],
    ['a page stays without its last button', 4, [2, 3, 4], [2, 3]],
    ['a directory takes all below it', 2, [1], ids],
    ['what is in no tree stays', 1, [99], [1, 99]],
  ])('%s', (_, id, held, expected) => {
    expect(press(id, held)).toEqual(expected);
  });

  it('leave what is locked as it is', () => {
    expect(press(3, [], [5])).toEqual([2, 3, 4]);
    expect(press(3, [2, 3, 4], [5])).toEqual([]);
    expect(press(2, ids, [4])).toEqual([1, 2, 3, 4]);
    expect(allPressed(tree, [2, 3, 5], (id) => id === 5, false)).toEqual([2, 3, 5]);
    expect(allPressed(tree, [], (id) => id === 5, true)).toEqual([1, 2, 3, 4, 6]);
  });

  it('let go of one after the other, each only while it may be', () => {
    const needsEither = (id: number, held: readonly number[]) =>
      [4, 5].includes(id) && held.filter((one) => one === 4 || one === 5).length < 2;
    expect(pressed(nodeOf(3), [2, 3, 4, 5], needsEither, tree)).toEqual([2, 3, 5]);
    expect(allPressed(tree, ids, needsEither, false)).toEqual([2, 3, 5]);
  });

  it('pressed in any order never change what is locked, nor leave a button without its page', () => {
    fc.assert(
      fc.property(
        fc.subarray(ids),
        fc.subarray([4, 5]),
        fc.array(fc.constantFrom(...ids)),
        (start, locked, order) => {
          const first = allPressed(tree, start, () => true, true);
          const last = order.reduce((held, id) => press(id, held, locked), first);
          for (const id of locked) expect(last.includes(id)).toBe(first.includes(id));
          for (const id of last) expect(last).toEqual(expect.arrayContaining([...nodeOf(id).above]));
        },
      ),
    );
  });
});

it('a search keeps what is above and below what it finds', () => {
  const found = searchTree(tree, ({ name }) => name === 'add');
  expect(allNodes(found).map(({ grant }) => grant.id)).toEqual([2, 3, 5]);
  const page = searchTree(tree, ({ name }) => name === 'storeList');
  expect(allNodes(page).map(({ grant }) => grant.id)).toEqual([2, 3, 4, 5]);
  expect(searchTree(tree, () => false)).toEqual([]);
});
