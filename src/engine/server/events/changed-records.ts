import { can } from '../../schema/access/access';
import type { Actor } from '../../schema/access/actor';
import { rowScope } from '../../schema/access/row-scope';
import { entityNamed, type Model } from '../../schema/declaration/model';
import type { Entity } from '../../schema/model/entity';
import type { Row } from '../entity/context';

/** The scope values of changed records, as servers send them to each other: by entity and column. */
export type RecordNews = Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>;

/** PostgreSQL rejects payloads of 8000 bytes. */
const valuesPerPortion = 300;

/** The changed records as far as the recipients depend on them: by entity, the values of their scope columns. */
export class ChangedRecords {
  readonly #ties = new Map<Entity, Map<string, Set<unknown>>>();

  note(entity: Entity, rows: readonly Row[]): void {
    if (rows.length === 0) return;
    const ties = this.#tiesOf(entity);
    for (const [column, values] of ties) for (const row of rows) values.add(row[column]);
  }

  /** Merges the changes that another server has noted. Ignores entities that only the other server knows. */
  merge(model: Model, news: RecordNews): void {
    for (const [name, columns] of Object.entries(news)) {
      if (!model.entities.has(name)) continue;
      const ties = this.#tiesOf(entityNamed(model, name));
      for (const [column, values] of Object.entries(columns))
        for (const value of values) ties.get(column)?.add(value);
    }
  }

  /** Names of the entities that the actor may list and of which records within its row scope have changed. */
  reachedBy(actor: Actor): string[] {
    return [...this.#ties]
      .filter(([entity, ties]) => can(actor, 'list', entity) && isReached(actor, entity, ties))
      .map(([{ name }]) => name);
  }

  /** The changes in portions that fit into a notification. */
  portions(): RecordNews[] {
    return [...this.#ties].flatMap(([{ name }, ties]) => {
      const chunks = [...ties].flatMap(([column, values]) =>
        chunksOf([...values]).map((chunk) => ({ [name]: { [column]: chunk } })),
      );
      return chunks.length > 0 ? chunks : [{ [name]: {} }];
    });
  }

  #tiesOf(entity: Entity): Map<string, Set<unknown>> {
    const known = this.#ties.get(entity);
    if (known) return known;
    const ties = new Map(scopeColumns(entity).map((column) => [column, new Set<unknown>()]));
    this.#ties.set(entity, ties);
    return ties;
  }
}

function scopeColumns({ scope }: Entity): string[] {
  return Object.values(scope.columns).filter((column) => column !== undefined);
}

function isReached(actor: Actor, entity: Entity, ties: ReadonlyMap<string, ReadonlySet<unknown>>): boolean {
  const scope = rowScope(actor, entity);
  if (scope.kind !== 'some') return scope.kind === 'all';
  const values = ties.get(scope.column);
  return values !== undefined && scope.values.some((value) => values.has(value));
}

function chunksOf(values: readonly unknown[]): unknown[][] {
  const count = Math.ceil(values.length / valuesPerPortion);
  return Array.from({ length: count }, (_, at) =>
    values.slice(at * valuesPerPortion, (at + 1) * valuesPerPortion),
  );
}
