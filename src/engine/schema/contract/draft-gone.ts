import type { published } from './endpoints/menu-draft';
import type { ValueOf } from './json-schema';

/** The fate of a menu draft that no longer exists; a 404 returns it in `data`, as `gone`. */
export interface DraftGone {
  readonly way: 'deleted' | 'published';
  /** The account that deleted or published the draft; null if that account was deleted, too. */
  readonly by: string | null;
  /** The published revision; null where the draft was deleted or an earlier release published it. */
  readonly became: Published | null;
}

/** The revision that publishing a draft or an earlier state created. */
export type Published = ValueOf<typeof published>;
