import { createContext, useContext } from 'react';
import type { MenuEntry } from '../../../entity/menu/menu-entry';
import type { RoleInfo } from '../../../entity/menu/menu-impact';
import type { Spot } from '../../../entity/menu/menu-place';
import type { Outcome } from '../../entity/form/outcome';

/** An entry as it is arranged; a published one has a version. */
export type DeskEntry = MenuEntry & { readonly version?: number };

/** What is said of an entry, by its field. */
export interface Remarks {
  readonly faults: Readonly<Record<string, string>>;
  readonly warnings: Readonly<Record<string, string>>;
}

/** Menus on which somebody works: the published ones, or a draft. The tree and its forms know no difference. */
export interface Desk {
  readonly isDraft: boolean;
  readonly entries: readonly DeskEntry[];
  /** What everybody has now; who may change it how is judged from that. */
  readonly published: readonly MenuEntry[];
  readonly roles: readonly RoleInfo[];
  readonly may: Readonly<Record<'add' | 'change' | 'remove' | 'assign', boolean>>;
  remarksOn(id: number): Remarks;
  move(id: number, spot: Spot): void;
  /** `was` is the entry that the change began with; undefined for a new one. */
  save(entry: DeskEntry, was: DeskEntry | undefined): Promise<Outcome>;
  /** Why it can neither be removed nor be left out of a draft. */
  whyKept(entry: DeskEntry): string | undefined;
  /** Asks first; whether it is gone. */
  remove(entry: DeskEntry): Promise<boolean>;
}

const DeskContext = createContext<Desk | null>(null);

export const DeskProvider = DeskContext.Provider;

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('useDesk is for the parts of a desk');
  return desk;
}
