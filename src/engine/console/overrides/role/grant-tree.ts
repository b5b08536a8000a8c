import type { Grant } from '../../../schema/contract/endpoints/access';

/** A grant with its children: buttons, and further menus. */
export interface GrantNode {
  readonly grant: Grant;
  readonly buttons: readonly GrantNode[];
  readonly menus: readonly GrantNode[];
  /** Ids of the ancestors, the top level first. */
  readonly above: readonly number[];
}

export function grantTree(grants: readonly Grant[]): GrantNode[] {
  const nodesBelow = (parent: number | null, above: readonly number[]): GrantNode[] =>
    grants
      .filter((grant) => grant.parent === parent)
      .map((grant) => {
        const nodes = nodesBelow(grant.id, [...above, grant.id]);
        return {
          grant,
          above,
          buttons: nodes.filter(isButton),
          menus: nodes.filter((node) => !isButton(node)),
        };
      });
  return nodesBelow(null, []);
}

/** All nodes, parents before their children. */
export function allNodes(nodes: readonly GrantNode[]): GrantNode[] {
  return nodes.flatMap((node) => [node, ...allNodes(node.buttons), ...allNodes(node.menus)]);
}

/** Matching nodes with their ancestors and descendants; an empty search keeps all. */
export function searchTree(nodes: readonly GrantNode[], matches: (grant: Grant) => boolean): GrantNode[] {
  return nodes.flatMap((node) => {
    if (matches(node.grant)) return [node];
    const [buttons, menus] = [searchTree(node.buttons, matches), searchTree(node.menus, matches)];
    return buttons.length + menus.length > 0 ? [{ ...node, buttons, menus }] : [];
  });
}

function isButton({ grant }: GrantNode): boolean {
  return grant.type === 'button';
}
