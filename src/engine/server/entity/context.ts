import type { Actor } from '../../schema/access/actor';
import type { MachinePrincipal, Principal } from '../../schema/access/principal';
import type { RecordLimits } from '../../schema/access/record-limits';
import type { Issue } from '../../schema/contract/issue';
import type { CustomerLanguage } from '../../schema/contract/language';
import type { Model } from '../../schema/declaration/model';
import type { Entity } from '../../schema/model/entity';
import type { Database } from '../database/database';
import type { Connection, Transaction } from '../database/transaction';
import type { IdempotencyKey } from '../http/idempotency-key';

/** A stored record, by field name. */
export type Row = Record<string, unknown>;

/** Dependencies of the read and the write side. */
export interface ServerContext {
  readonly database: Database;
  readonly model: Model;
  readonly hooks: EntityHooks;
  /** Sends a live event to subscribers of the entity. `rows` are the changed records, before and after the write. */
  readonly changed: (entity: Entity, rows: readonly Row[]) => void;
  readonly now: () => Date;
}

/** A parsed body of an entity whose body has members that are not fields, such as the roles of a menu. */
export interface ParsedBody {
  readonly fields: Row;
  /** Issues of the members that are not fields. */
  readonly issues: readonly Issue[];
  /** Adds missing values, inside the transaction, before the new record is stored. */
  complete?(values: Row, transaction: Transaction): Promise<Row>;
  /** Stores the other members, inside the transaction, after the record is stored. May throw an `AppError`. */
  store?(id: number, actor: Principal, transaction: Transaction): Promise<void>;
}

/** Runs after validation, once per record, after the previous record is stored. Returns the values to store. */
export type Prepare<R = Row, V = Row> = (values: V, current: R | undefined) => Promise<V>;

/**
 * Hooks of one entity into the generic write. `Prepare` and `prepareDelete` may throw an `AppError`.
 * `R`: a stored record; `V`: the values of a write.
 */
export interface EntityHook<R = Row, V = Row> {
  /** Parses the body of a create or an update of one record, before validation. */
  parseBody?(body: Row, change: 'create' | 'update'): ParsedBody;
  /** Further issues of valid values that are about to be stored in a new record, or in the records `ids`. */
  checkAgainstRecords?(values: V, actor: Principal, ids: readonly number[]): Promise<readonly Issue[]>;
  /** Issues of the values of a create or an update that do not depend on stored records. */
  check?(values: V): readonly Issue[];
  /** Called once per request that stores records, inside its transaction. */
  prepare?(actor: Principal, transaction: Transaction): Prepare<R, V>;
  /** Inside the transaction, before the record is deleted. */
  prepareDelete?(current: R, actor: Principal, transaction: Transaction): Promise<void>;
  /** Limits of these records: enforced before a write, and sent as `_limits`. */
  limits?(
    ids: readonly number[],
    actor: Principal,
    connection: Connection,
  ): Promise<ReadonlyMap<number, RecordLimits>>;
  /** Members that a response with one record has in addition to its fields. */
  annotate?(id: number, connection: Connection): Promise<Row>;
  /** Warnings about a stored record. `row` lacks the fields that the caller cannot see. */
  warnings?(row: Partial<R>): readonly Issue[];
  /** After the commit. */
  afterWrite?(ids: readonly number[], action: string): void | Promise<void>;
}

/** A request that writes records of one entity. */
export interface WriteRequest {
  readonly context: ServerContext;
  readonly entity: Entity;
  readonly actor: Principal;
  /** Idempotency key: the answer is kept under it, for repeats of the request. */
  readonly key?: IdempotencyKey | undefined;
}

/** By entity name. */
export type EntityHooks = Readonly<Record<string, EntityHook>>;

declare module 'fastify' {
  interface FastifyRequest {
    /** The calling account; set on every route except public ones and those for machines. */
    actor: Actor;
    /** The calling machine; set on the routes for machines. */
    machine: MachinePrincipal;
    language: CustomerLanguage;
  }
}
