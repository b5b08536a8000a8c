import { createContext, useCallback, useContext } from 'react';
import { useSearchParams } from 'react-router';
import type { Finding } from '../../../entity/contract/endpoints/menu-tree';
import type { MenuEntry } from '../../../entity/menu/menu-entry';
import type { RoleInfo } from '../../../entity/menu/menu-impact';
import type { Spot } from '../../../entity/menu/menu-place';
import type { Outcome, Save } from '../../entity/form/outcome';

/** An entry as it is arranged; a published one has a version. */
export type DeskEntry = MenuEntry & { readonly version?: number };

/** A tree of menus that is edited, the published one or a draft; the tree and its forms work the same on both. */
export interface Desk {
  readonly isDraft: boolean;
  readonly entries: readonly DeskEntry[];
  /** The published menus, which decide about rights. */
  readonly published: readonly MenuEntry[];
  readonly roles: readonly RoleInfo[];
  readonly faults: readonly Finding[];
  readonly warnings: readonly Finding[];
  readonly may: Readonly<Record<'add' | 'change' | 'remove' | 'assign', boolean>>;
  move(id: number, spot: Spot): void;
  add(entry: MenuEntry): Promise<Outcome>;
  /** Changes the entry of that id by the values of its form. */
  readonly change: (id: number, ...given: Parameters<Save>) => Promise<Outcome>;
  /** Why the reader can neither remove the entry nor propose it in a draft. */
  whyKept(entry: DeskEntry): string | undefined;
  /** Asks first; answers whether the entry is gone. */
  remove(entry: DeskEntry): Promise<boolean>;
}

const DeskContext = createContext<Desk | null>(null);

export const DeskProvider = DeskContext.Provider;

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('useDesk needs a DeskProvider');
  return desk;
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

/** Answers whether a query of this page's address shows another tree: the published one, or another draft. */
export function useLeavesDesk(): (search: string) => boolean {
  const [params] = useSearchParams();
  const here = deskIn(params);
  return useCallback((search: string) => deskIn(new URLSearchParams(search)) !== here, [here]);
}

function deskIn(params: URLSearchParams): string {
  return `${params.get('view') ?? 'published'} ${params.get('draft') ?? ''}`;
}
