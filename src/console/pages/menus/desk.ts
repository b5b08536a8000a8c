import { createContext, useCallback, useContext } from 'react';
import { useSearchParams } from 'react-router';
import type { Finding } from '../../../entity/contract/endpoints/menu-tree';
import type { MenuEntry } from '../../../entity/menu/menu-entry';
import type { RoleInfo } from '../../../entity/menu/menu-impact';
import type { Spot } from '../../../entity/menu/menu-place';
import type { Outcome, Save } from '../../entity/form/outcome';

/** A tree of menus on the page: a draft, which is edited, or the published menus, a change of which begins a draft. */
export interface Desk {
  readonly entries: readonly MenuEntry[];
  /** The published menus, which decide about rights. */
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
  move(id: number, spot: Spot): void;
  /** Asks first. */
  remove(entry: MenuEntry): Promise<void>;
}

type Given = Parameters<Save>[0];

/**
 * Stores the form of the entry with that id, which is added where the tree lacks it. A change of the published menus
 * becomes a draft of its own, which is published or, as `draft`, left to be opened.
 */
export type SaveEntry = (
  id: number,
  given: Given,
  isToPublish: boolean,
) => Promise<Outcome & { readonly draft?: number }>;

const DeskContext = createContext<Desk | null>(null);

export const DeskProvider = DeskContext.Provider;

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('useDesk needs a DeskProvider');
  return desk;
}

/** The tree with what the form of an entry changed. */
export function withSaved(tree: readonly MenuEntry[], id: number, { all, changes }: Given): MenuEntry[] {
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

/** Answers whether a query of this page's address shows another tree: the published one, or another draft. */
export function useLeavesDesk(): (search: string) => boolean {
  const [params] = useSearchParams();
  const here = deskIn(params);
  return useCallback((search: string) => deskIn(new URLSearchParams(search)) !== here, [here]);
}

function deskIn(params: URLSearchParams): string {
  return `${params.get('view') ?? 'published'} ${params.get('draft') ?? ''}`;
}
