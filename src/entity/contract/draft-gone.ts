import type { published } from './endpoints/menu-draft';
import type { ValueOf } from './json-schema';

/** What became of a draft of the menus that is no more: in the `data` of a 404, as `gone`. */
export interface DraftGone {
  readonly way: 'deleted' | 'published';
  /** Whose work that was; null where the account is gone too. */
  readonly by: string | null;
  /** What was published; null where nothing was, or by an earlier release. */
  readonly became: Published | null;
}

/** What a draft or an earlier state became when it was published. */
export type Published = ValueOf<typeof published>;
