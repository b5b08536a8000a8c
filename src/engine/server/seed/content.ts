import type { DemoSize } from '../config';
import type { MenuSpec } from './menu-spec';
import type { SeedWork } from './work';

/** The content of a new database. */
export interface AppContent {
  readonly menus: readonly MenuSpec[];
  readonly demo?: DemoBusiness;
}

/** Data of an invented business, with which an empty database can be filled. */
export interface DemoBusiness {
  /** The password of all its accounts, `root` included. */
  readonly password: string;
  /** Names of the accounts that a start announces while they have this password. */
  readonly accounts: readonly string[];
  /** The sentence that a start prints before it loads all demo data. */
  readonly loading: string;
  /** What a start says below the accounts; `url` is the address of the server. */
  hints(url: string): readonly string[];
  load(work: SeedWork, size: Exclude<DemoSize, 'none'>): Promise<void>;
}

/** Defines the default export of `content.ts` of an application. */
export function defineContent(content: AppContent): AppContent {
  return content;
}
