import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { MenuSummary } from '../../schema/menu/menu-difference';

export type Time = ColumnType<string, string | Date, string | Date>;
type GeneratedTime = ColumnType<string, string | Date | undefined, string | Date>;

interface HistoryTable {
  id: Generated<number>;
  entity: string;
  record_id: number;
  version: number;
  /** create, update, delete, or a workflow action. */
  action: string;
  actor_kind: Generated<string>;
  /** The id of an account or a machine. */
  actor_id: number | null;
  actor_name: string;
  at: GeneratedTime;
  /** `[from, to]` by field; inserted as JSON text. */
  changes: JSONColumnType<Record<string, [from: unknown, to: unknown]>>;
}

interface SessionTable {
  /** The public id of a session; of no use for signing in. */
  id: Generated<number>;
  token_hash: string;
  /** SHA-256 of the files cookie. Null in a session from before that cookie existed, until its next page load. */
  file_hash: string | null;
  manager_id: number;
  created_at: GeneratedTime;
  last_used_at: GeneratedTime;
  expires_at: Time;
  ip: string | null;
  user_agent: string | null;
}

interface SignInTable {
  id: Generated<number>;
  manager_id: number;
  at: Time;
  ip: string | null;
  user_agent: string | null;
}

interface KnownBrowserTable {
  manager_id: number;
  /** SHA-256 of its cookie, in hexadecimal. */
  token_hash: string;
  used_at: Time;
}

interface StoredFileTable {
  id: string;
  name: string;
  media_type: string;
  size: number;
  sha256: string;
  bytes: Buffer;
  principal_kind: Generated<string>;
  create_by: number | null;
  create_time: GeneratedTime;
}

interface LoginAttemptTable {
  /** An account, an address, an account at an address, or an account in a browser. */
  subject: string;
  failures: number;
  /** When the next attempt is allowed. */
  free_at: Time;
  /** When the failures no longer count. */
  ends_at: Time;
}

interface ChallengeTable {
  key: string;
  code: string;
  /** The address that it was issued to. */
  ip: string;
  until: Time;
}

interface MenuDraftTable {
  id: Generated<number>;
  name: string;
  /** The entries; inserted as JSON text. */
  tree: JSONColumnType<object[]>;
  /** The revision from which the draft was made. */
  based_on: number;
  version: Generated<number>;
  create_by: number | null;
  update_time: GeneratedTime;
}

/** Deleted or published drafts, kept so that an open editor can say what happened. */
interface MenuDraftGoneTable {
  /** The id that the draft had. */
  id: number;
  way: string;
  actor_id: number | null;
  /** The result of its publication, `Published` as JSON text. */
  became: string | null;
  at: GeneratedTime;
}

interface MenuRevisionTable {
  id: Generated<number>;
  at: GeneratedTime;
  actor_id: number | null;
  actor_name: string;
  note: string | null;
  /** The earlier revision that this one restored. */
  restored_from: number | null;
  /**
   * Summary of its changes; inserted as JSON text. Null in the first revision, and in those from before summaries
   * existed.
   */
  summary: ColumnType<MenuSummary | null, string | null, never>;
  /** Every menu with the codes of its roles; inserted as JSON text. */
  tree: JSONColumnType<object[]>;
}

/**
 * The system tables that built queries use (`systemTable`), in addition to one table per entity. A feature of the
 * application declares its own with their SQL.
 */
export interface SystemTables {
  'system.history': HistoryTable;
  'system.session': SessionTable;
  'system.sign_in': SignInTable;
  'system.known_browser': KnownBrowserTable;
  'system.stored_file': StoredFileTable;
  'system.login_attempt': LoginAttemptTable;
  'system.challenge': ChallengeTable;
  'system.menu_draft': MenuDraftTable;
  'system.menu_draft_gone': MenuDraftGoneTable;
  'system.menu_revision': MenuRevisionTable;
}
