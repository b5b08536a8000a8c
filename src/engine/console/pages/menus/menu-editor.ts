import { createContext, useCallback, useContext } from 'react';
import { useSearchParams } from 'react-router';
import type { Finding } from '../../../schema/contract/endpoints/menu-tree';
import type { MenuEntry } from '../../../schema/menu/menu-entry';
import type { RoleInfo } from '../../../schema/menu/menu-impact';
import type { MenuPosition } from '../../../schema/menu/menu-position';
import type { Outcome, Save } from '../../entity/form/outcome';

/** The edited tree: a draft, or the published menus, where each change creates a draft. */
export interface MenuEditor {
  readonly entries: readonly MenuEntry[];
  /** The published menus, against which rights are checked. */
  readonly published: readonly MenuEntry[];
  readonly roles: readonly RoleInfo[];
  readonly faults: readonly Finding[];
  readonly warnings: readonly Finding[];
  readonly mayChange: boolean;
  /** Moves and removes entries; undefined for the published menus, and without permission to change menus. */
  readonly arrange: Arrange | undefined;
  readonly save: SaveEntry;
}

interface Arrange {
  move(id: number, position: MenuPosition): void;
  /** Asks for confirmation. */
  remove(entry: MenuEntry): Promise<void>;
}

type SavedValues = Parameters<Save>[0];

/**
 * Stores the form of an entry, or adds the entry if the tree lacks its id. A change of the published menus creates a
 * draft, which is published with `isToPublish`; otherwise `draft` is its id.
 */
export type SaveEntry = (
  id: number,
  values: SavedValues,
  isToPublish: boolean,
) => Promise<Outcome & { readonly draft?: number }>;

const MenuEditorContext = createContext<MenuEditor | null>(null);

export const MenuEditorProvider = MenuEditorContext.Provider;

export function useMenuEditor(): MenuEditor {
  const editor = useContext(MenuEditorContext);
  if (!editor) throw new Error('useMenuEditor needs a MenuEditorProvider');
  return editor;
}

/** The tree after saving the form of an entry. */
export function withSaved(
  tree: readonly MenuEntry[],
  id: number,
  { all, changes }: SavedValues,
): MenuEntry[] {
  if (tree.every((entry) => entry.id !== id)) return [...tree, { ...(all as unknown as MenuEntry), id }];
  return tree.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry));
}

/** The messages of one entry, by field. */
export function findingsOf(findings: readonly Finding[], id: number): Readonly<Record<string, string>> {
  const head = `tree.${id}.`;
  return Object.fromEntries(
    findings
      .filter(({ field }) => field.startsWith(head))
      .map(({ field, message }) => [field.slice(head.length), message]),
  );
}

/** The query of the page of a draft. */
export const draftPath = (id: number) => `?view=drafts&draft=${id}`;

/** Returns whether a query of this page shows another tree. */
export function useLeavesEditor(): (search: string) => boolean {
  const [params] = useSearchParams();
  const here = treeIn(params);
  return useCallback((search: string) => treeIn(new URLSearchParams(search)) !== here, [here]);
}

function treeIn(params: URLSearchParams): string {
  return `${params.get('view') ?? 'published'} ${params.get('draft') ?? ''}`;
}
