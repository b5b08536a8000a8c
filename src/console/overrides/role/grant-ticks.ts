import { allNodes, type GrantNode } from './grant-tree';

/** How the box of a node looks. */
export type Tick = 'none' | 'some' | 'all';

/** Whether the grant with that id may not be ticked or unticked while the others are held. */
export type Locked = (id: number, held: readonly number[]) => boolean;

/** Of a node with nothing below it: whether it is held. Else, whether it and all below it are, or some. */
export function tickOf(node: GrantNode, held: ReadonlySet<number>): Tick {
  const nodes = allNodes([node]);
  const count = nodes.filter(({ grant }) => held.has(grant.id)).length;
  if (count === nodes.length) return 'all';
  return count > 0 ? 'some' : 'none';
}

/**
 * What is held once the box of the node has been pressed: it and all below it, or none of that. What is
 * locked stays as it is. Whatever is held has what is above it held as well, and a directory is let go with
 * the last thing below it.
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

/** Every grant that is not locked is held, or none of them is. */
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

/** One after the other, as letting go of one may lock the next. */
function without(ids: readonly number[], held: readonly number[], isLocked: Locked): readonly number[] {
  return ids.reduce((left, id) => (isLocked(id, left) ? left : left.filter((one) => one !== id)), held);
}

/** In the order of the tree; ids that stand in no tree stay, at the end. */
function closed(held: readonly number[], tree: readonly GrantNode[]): number[] {
  const nodes = allNodes(tree);
  const known = new Map(nodes.map((node) => [node.grant.id, node]));
  const given = new Set(held);
  const reasons = nodes.filter(({ grant }) => given.has(grant.id) && grant.type !== 'directory');
  const wanted = new Set(reasons.flatMap(({ grant, above }) => [...above, grant.id]));
  for (const { grant, menus } of nodes) {
    if (grant.type === 'directory' && menus.length === 0 && given.has(grant.id)) wanted.add(grant.id);
  }
  return [
    ...nodes.map(({ grant }) => grant.id).filter((id) => wanted.has(id)),
    ...held.filter((id) => !known.has(id)),
  ];
}
