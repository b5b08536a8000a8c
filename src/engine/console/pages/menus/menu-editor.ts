import { createContext, useContext } from 'react';
import type { Finding } from '../../../schema/contract/endpoints/menu-tree';
import type { MenuEntry } from '../../../schema/menu/menu-entry';
import type { RoleInfo } from '../../../schema/menu/menu-impact';
import type { Outcome, Save } from '../../entity/form/outcome';

type Tree = readonly MenuEntry[];

/** The tree that is being edited, and how to change it. */
export interface MenuEditor {
  readonly entries: Tree;
  readonly roles: readonly RoleInfo[];
  readonly faults: readonly Finding[];
  readonly warnings: readonly Finding[];
  readonly mayChange: boolean;
  readonly isSaving: boolean;
  /** Changes the tree in the console; the user saves it as a draft. */
  readonly change: (change: (now: Tree) => Tree) => void;
  /** Publishes a tree with one change. Undefined without permission, in a draft, and if there are other changes. */
  readonly publish: PublishTree | undefined;
}

/** `name` becomes the note of the publication. A tree that cannot be published is kept as the draft `draft`. */
type PublishTree = (name: string, tree: Tree) => Promise<Outcome & { readonly draft?: number }>;

const MenuEditorContext = createContext<MenuEditor | null>(null);

export const MenuEditorProvider = MenuEditorContext.Provider;

export function useMenuEditor(): MenuEditor {
  const editor = useContext(MenuEditorContext);
  if (!editor) throw new Error('useMenuEditor needs a MenuEditorProvider');
  return editor;
}

/** The tree after saving the form of an entry, which is added if the tree lacks its id. */
export function withSaved(tree: Tree, id: number, { all, changes }: Parameters<Save>[0]): MenuEntry[] {
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
