import type { Actor } from '../../entity/access/actor';
import type { DevicePrincipal, Principal } from '../../entity/access/principal';
import type { RecordLimits } from '../../entity/access/record-limits';
import type { Issue } from '../../entity/contract/issue';
import type { CustomerLanguage } from '../../entity/contract/language';
import type { Model } from '../../entity/declaration/model';
import type { Entity } from '../../entity/model/entity';
import type { Database } from '../database/database';
import type { Connection, Transaction } from '../database/transaction';
import type { IdempotencyKey } from '../http/idempotency-key';

/** A stored record, by field name. */
export type Row = Record<string, unknown>;

/** What reading and writing entities works with. */
export interface ServerContext {
  readonly database: Database;
  readonly model: Model;
  readonly hooks: EntityHooks;
  /** Has whoever looks at records of the entity hear that these have changed: as they are now, and were before. */
  readonly changed: (entity: Entity, rows: readonly Row[]) => void;
  readonly now: () => Date;
}

/** A body as it is read by an entity whose records have more to them than their fields. */
export interface TakenBody {
  readonly fields: Row;
  /** What is wrong with the rest. */
  readonly issues: readonly Issue[];
  /** Inside the transaction, before the new record is stored: what the body does not say of it. */
  complete?(given: Row, transaction: Transaction): Promise<Row>;
  /** Inside the transaction, once the record is stored. May throw an `AppError`. */
  store?(id: number, actor: Principal, transaction: Transaction): Promise<void>;
}

/** After validation, of each record in turn as soon as the one before is stored; answers what to store instead of `given`. */
export type Prepare<R = Row, V = Row> = (given: V, current: R | undefined) => Promise<V>;

/**
 * Departures of one entity from the generic write. What `prepare` gives, and `prepareDelete`, may throw an `AppError`.
 * `R`: a stored record; `V`: the values of a write.
 */
export interface EntityHook<R = Row, V = Row> {
  /** Reads the body of a create or an update of one record, before it is checked. */
  take?(body: Row, change: 'create' | 'update'): TakenBody;
  /** What else is wrong with valid values, before they are stored in a new record or in those with these ids. */
  judge?(given: V, actor: Principal, ids: readonly number[]): Promise<readonly Issue[]>;
  /** What stands against the values of a create or an update, whatever is stored. */
  check?(given: V): readonly Issue[];
  /** Begins a call that stores one or many records, inside its transaction. */
  prepare?(actor: Principal, transaction: Transaction): Prepare<R, V>;
  /** Inside the transaction, before the record goes. */
  prepareDelete?(current: R, actor: Principal, transaction: Transaction): Promise<void>;
  /** What the actor may not do with single ones of these records; enforced before a write, and answered with them. */
  limits?(
    ids: readonly number[],
    actor: Principal,
    connection: Connection,
  ): Promise<ReadonlyMap<number, RecordLimits>>;
  /** What the answer with one record adds to its fields. */
  beside?(id: number, connection: Connection): Promise<Row>;
  /** Issues of a record that did not prevent it from being stored. Fields that the caller cannot see are missing. */
  warnings?(row: Partial<R>): readonly Issue[];
  /** After the commit. */
  afterWrite?(ids: readonly number[], action: string): void | Promise<void>;
}

/** A call that writes records of one entity. */
export interface Writing {
  readonly context: ServerContext;
  readonly entity: Entity;
  readonly actor: Principal;
  /** Under which the answer is kept, for repeats of the call. */
  readonly key?: IdempotencyKey | undefined;
}

/** By entity name. */
export type EntityHooks = Readonly<Record<string, EntityHook>>;

declare module 'fastify' {
  interface FastifyRequest {
    /** The account that calls; set on every route but the public ones and those for devices. */
    actor: Actor;
    /** The device that calls; set on the routes for devices. */
    device: DevicePrincipal;
    language: CustomerLanguage;
  }
  interface FastifyInstance {
    /** The entity whose routes are registered here. */
    entity: Entity | null;
  }
}
