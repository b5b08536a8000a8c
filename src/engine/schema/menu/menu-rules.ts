export type MenuType = 'directory' | 'menu' | 'button' | 'iframe';

/** Whether an entry of `type` may be a child of one of type `above`; undefined is the top. */
export function mayStandBelow(type: MenuType, above: MenuType | undefined): boolean {
  return type === 'button' ? above === 'menu' : above === undefined || above === 'directory';
}

/** Whether an entry of this kind has a page that can be opened. */
export function isPage({ type }: { readonly type: MenuType }): boolean {
  return type === 'menu' || type === 'iframe';
}

interface Placed {
  readonly id: number;
  readonly parent: number | null;
}

export function branchOf(entries: readonly Placed[], id: number): ReadonlySet<number> {
  const branch = new Set([id]);
  for (let size = 0; size < branch.size; ) {
    size = branch.size;
    for (const entry of entries) if (entry.parent !== null && branch.has(entry.parent)) branch.add(entry.id);
  }
  return branch;
}
