import { can, canRead } from '#engine/schema/access/access';
import { type Actor, zoneOf } from '#engine/schema/access/actor';
import type { CustomerLanguage } from '#engine/schema/contract/language';
import { dayIn, plusDays } from '#engine/schema/contract/zoned-day';
import { entityNamed } from '#engine/schema/declaration/model';
import { fieldNamed } from '#engine/schema/model/entity';
import { quote } from '#engine/server/database/sql-text';
import { run, type Statement } from '#engine/server/database/statement';
import { countLists } from '#engine/server/entity/read/list/count-lists';
import { type ListPlan, planList } from '#engine/server/entity/read/list/list-plan';
import { type RollupRow, rollup } from '#engine/server/entity/read/rollup/rollup';
import { type RollupQuery, rollupGroups } from '#engine/server/entity/read/rollup/rollup-statement';
import { type ReadContext, type View, viewOf } from '#engine/server/entity/read/view';

/** Days in the caller's time zone; `until` is exclusive. */
interface Span {
  readonly from: string;
  readonly until: string;
}

/** Reads rollups and kept totals for one caller. */
export class Numbers {
  constructor(
    private readonly context: ReadContext,
    private readonly actor: Actor,
    readonly language: CustomerLanguage,
  ) {}

  get now(): Date {
    return this.context.now();
  }

  /** The caller's time zone. */
  get zone(): string {
    return zoneOf(this.actor);
  }

  /** Today in the caller's time zone. */
  get today(): string {
    return dayIn(this.zone, this.now);
  }

  /** Whether the caller may list the records and read these fields. */
  sees(entityName: string, ...fields: readonly string[]): boolean {
    const entity = entityNamed(this.context.model, entityName);
    return (
      can(this.actor, 'list', entity) && fields.every((name) => canRead(this.actor, fieldNamed(entity, name)))
    );
  }

  /** The last days up to today. */
  last(days: number): Span {
    return { from: plusDays(this.today, 1 - days), until: plusDays(this.today, 1) };
  }

  view(entityName: string): View {
    const { context, actor, language } = this;
    return viewOf(context, entityNamed(context.model, entityName), actor, language);
  }

  /** The number of records of each entity; 0 for entities that the caller may not list. */
  totals(entityNames: readonly string[]): Promise<readonly number[]> {
    return this.counted(
      entityNames.map((name) => (this.sees(name) ? planList(this.view(name), {}) : undefined)),
    );
  }

  /** Counts the records of each list in one statement; 0 without a plan. */
  counted(plans: readonly (ListPlan | undefined)[]): Promise<readonly number[]> {
    return countLists(this.context.database.kysely, plans);
  }

  rows<const Per extends string>(
    entityName: string,
    query: Omit<RollupQuery<Per, 'rows'>, 'numbers'>,
  ): Promise<RollupRow<Per, 'rows'>[]> {
    return rollup(this.context.database.kysely, this.view(entityName), { ...query, numbers: ['rows'] });
  }

  /** Number of distinct values of a field by day. */
  async different(
    entityName: string,
    query: { readonly rollup: string; readonly day: string; readonly field: string } & Span,
  ): Promise<ReadonlyMap<string, number>> {
    const { day, field, ...rest } = query;
    const groups = rollupGroups(this.view(entityName), { ...rest, per: [day, field], numbers: [] });
    const found = await this.find<{ day: string; count: number }>({
      ...groups,
      sql: `select ${quote(day)} as day, count(${quote(field)}) as count from (${groups.sql}) g group by 1`,
    });
    return new Map(found.map((row) => [row.day, row.count]));
  }

  find<Found>(statement: Statement): Promise<Found[]> {
    return run(this.context.database.kysely, statement);
  }
}
