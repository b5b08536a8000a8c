import type { MenuSummary } from '../../../entity/menu/menu-difference';
import type { MenuEntry } from '../../../entity/menu/menu-entry';
import type { RoleInfo, TreeImpact } from '../../../entity/menu/menu-impact';
import type { Collision } from '../../../entity/menu/merge-menus';

/** Something to be said of a place in a tree; `field` is `tree.<id>.<field>`. */
export interface Finding {
  readonly field: string;
  readonly rule: string;
  readonly message: string;
  /** Whether it is wrong in the published menus already. */
  readonly isKnown?: boolean;
}

/** `GET /menus/tree`. */
export interface LiveTree {
  readonly tree: readonly (MenuEntry & { readonly version: number })[];
  readonly roles: readonly RoleInfo[];
  readonly faults: readonly Finding[];
  readonly warnings: readonly Finding[];
}

/** `GET /menu-drafts`. */
export interface DraftHead {
  readonly id: number;
  readonly name: string;
  readonly version: number;
  readonly based_on: number;
  readonly create_name: string | null;
  readonly update_time: string;
  readonly entries: number;
  readonly isBehind: boolean;
}

/** `GET /menu-drafts/{id}`. */
export interface Draft {
  readonly id: number;
  readonly name: string;
  readonly version: number;
  readonly based_on: number;
  readonly tree: readonly MenuEntry[];
  readonly faults: readonly Finding[];
  readonly warnings: readonly Finding[];
}

/** `GET /menu-drafts/{id}/impact`. */
export interface Impact extends TreeImpact {
  readonly faults: readonly Finding[];
  readonly warnings: readonly Finding[];
  readonly collisions: readonly Collision[];
  /** What is published now, and what would be instead. */
  readonly current: readonly MenuEntry[];
  readonly next: readonly MenuEntry[];
}

/** `GET /menu-revisions`. */
export interface Revisions {
  readonly list: readonly Revision[];
  /** The one that follows on the next page; null where there is none. */
  readonly older: number | null;
}

export interface Revision {
  readonly id: number;
  readonly at: string;
  readonly actor_name: string;
  readonly note: string | null;
  /** The earlier state that was gone back to. */
  readonly restored_from: number | null;
  readonly entries: number;
  /** What it changed; null in the first one, and where it is not known. */
  readonly summary: MenuSummary | null;
}
