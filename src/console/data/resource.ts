import type { ComponentType, ReactNode } from 'react';
import type { Actor } from '../../entity/access/actor';
import type { RecordLimits } from '../../entity/access/record-limits';
import type { Entity, Field } from '../../entity/model/entity';
import type { EntitySchema } from '../../entity/model/entity-schema';
import type { CreateOf, RowOf, SystemFields } from '../../entity/model/row';
import type { Filter } from '../../entity/query/list-query';
import type { Tool } from './tool';

/** A record of any entity, as the server answers it. */
export type Row = SystemFields & Readonly<Record<string, unknown>>;

/** A record as the console holds it: the readable fields, the labels of what it points to, and its limits. */
export type Labelled<R = Row> = R & {
  readonly _labels?: Readonly<Record<string, string | readonly (string | null)[] | null>>;
  /** What of this one record may not be done or changed. */
  readonly _limits?: RecordLimits;
};

export interface CellProps<R = Row> {
  readonly entity: Entity;
  readonly field: Field;
  readonly value: unknown;
  readonly row: Labelled<R>;
}

export interface InputProps {
  readonly id: string;
  readonly entity: Entity;
  readonly field: Field;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly disabled?: boolean;
}

export interface RecordProps<R = Row> {
  readonly entity: Entity;
  readonly row: Labelled<R>;
}

export interface ToolsProps<R = Row> extends RecordProps<R> {
  readonly children: (tools: readonly Tool[]) => ReactNode;
}

export type Names<R> = readonly (keyof R & string)[];
export type PerField<R, C> = Readonly<Partial<Record<keyof R & string, C>>>;

/** How an entity is shown, where that departs from what its schema says. `R`: a record as answered, `G`: as given. */
export interface Resource<R = Row, G = R> {
  /** `$id` of the schema. */
  readonly entity: string;
  readonly icon?: string;
  readonly list?: {
    /** Columns shown at first, instead of `x-list`. */
    readonly columns?: Names<R>;
    readonly cells?: PerField<R, ComponentType<CellProps<R>>>;
    /** Other fields that the own cell of a column shows; a list asks the server for no more than it shows. */
    readonly reads?: PerField<R, Names<R>>;
    /** Besides the buttons of each row. */
    readonly rowActions?: ComponentType<RecordProps<R>>;
    /** Besides the buttons above the table. */
    readonly toolbar?: ComponentType<{ readonly entity: Entity }>;
  };
  readonly form?: {
    readonly inputs?: PerField<G, ComponentType<InputProps>>;
    /** What a new record starts with, where the declared defaults are not for everybody. */
    readonly start?: (actor: Actor) => PerField<G, unknown>;
    /** Fields left out of the form. */
    readonly hidden?: Names<G>;
    /** Fields given to a new record only; later they are changed in another way. */
    readonly createOnly?: Names<G>;
  };
  readonly show?: {
    readonly cells?: PerField<R, ComponentType<CellProps<R>>>;
    /** Gives what can be done besides to the menu beside the title. */
    readonly tools?: ComponentType<ToolsProps<R>>;
    /** Above the fields of the record. */
    readonly above?: ComponentType<RecordProps<R>>;
    /** Below the fields of the record. */
    readonly below?: ComponentType<RecordProps<R>>;
  };
}

/** A departure as the generic pages read it: any row. */
export type AnyResource = Resource<Row>;

type ResourceOf<S extends EntitySchema> = Omit<Resource<RowOf<S>, CreateOf<S>>, 'entity'> & {
  readonly entity: S['$id'];
};

/** Declares `resources/<entity>.tsx`: `defineResource<typeof schema>({ entity: 'store', ... })`. */
export function defineResource<S extends EntitySchema>(resource: ResourceOf<S>): AnyResource {
  return resource as unknown as AnyResource;
}

/** Which entity a component name of the server's menus shows, and which of its rows. */
export interface Claim {
  readonly entity: string;
  readonly filters?: readonly Filter[];
}

export type ComponentClaims = Readonly<Record<string, Claim>>;

/** What every generated page is given. */
export interface PageProps {
  readonly entity: Entity;
  readonly resource: AnyResource;
  /** Rows of this page are limited to these; a new record starts with their values. */
  readonly filters: readonly Filter[];
}
