import { allNodes, type GrantNode } from './grant-tree';

/** State of a node's checkbox. */
export type Tick = 'none' | 'some' | 'all';

/** Whether the grant may not be toggled while the others are held. */
export type Locked = (id: number, held: readonly number[]) => boolean;

/** `all` if the node and all its descendants are held, `some` if only some of them are. */
export function tickOf(node: GrantNode, held: ReadonlySet<number>): Tick {
  const nodes = allNodes([node]);
  const count = nodes.filter(({ grant }) => held.has(grant.id)).length;
  if (count === nodes.length) return 'all';
  return count > 0 ? 'some' : 'none';
}

/**
 * The held ids after a press on the node's checkbox, which toggles the node and its descendants. Locked grants do not
 * change. Holding a grant implies holding its ancestors; a directory without held descendants is removed.
 */
export function pressed(
  node: GrantNode,
  held: readonly number[],
  isLocked: Locked,
  tree: readonly GrantNode[],
) {
  const open = openIds([node], held, isLocked);
  const isTaking = open.some((id) => !held.includes(id));
  return closed(isTaking ? [...held, ...open] : without(open, held, isLocked), tree);
}

/** Holds all grants that are not locked, or none of them. */
export function allPressed(
  tree: readonly GrantNode[],
  held: readonly number[],
  isLocked: Locked,
  take: boolean,
) {
  const open = openIds(tree, held, isLocked);
  const kept = without(open, held, isLocked);
  return closed(take ? [...kept, ...open] : kept, tree);
}

function openIds(nodes: readonly GrantNode[], held: readonly number[], isLocked: Locked): number[] {
  return allNodes(nodes).flatMap(({ grant }) => (isLocked(grant.id, held) ? [] : [grant.id]));
}

/** One at a time, because removing one grant may lock the next. */
function without(ids: readonly number[], held: readonly number[], isLocked: Locked): readonly number[] {
  return ids.reduce((left, id) => (isLocked(id, left) ? left : left.filter((one) => one !== id)), held);
}

/** Adds ancestors and sorts in tree order; unknown ids stay, at the end. */
function closed(held: readonly number[], tree: readonly GrantNode[]): number[] {
  const nodes = allNodes(tree);
  const known = new Map(nodes.map((node) => [node.grant.id, node]));
  const heldIds = new Set(held);
  const reasons = nodes.filter(({ grant }) => heldIds.has(grant.id) && grant.type !== 'directory');
  const wanted = new Set(reasons.flatMap(({ grant, above }) => [...above, grant.id]));
  for (const { grant, menus } of nodes) {
    if (grant.type === 'directory' && menus.length === 0 && heldIds.has(grant.id)) wanted.add(grant.id);
  }
  return [
    ...nodes.map(({ grant }) => grant.id).filter((id) => wanted.has(id)),
    ...held.filter((id) => !known.has(id)),
  ];
}
