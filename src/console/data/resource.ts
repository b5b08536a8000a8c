import type { ComponentType, ReactNode } from 'react';
import type { Actor } from '../../entity/access/actor';
import type { RecordLimits } from '../../entity/access/record-limits';
import type { FileFacts } from '../../entity/contract/file-kind';
import type { Entity, Field } from '../../entity/model/entity';
import type { EntitySchema } from '../../entity/model/entity-schema';
import type { CreateOf, RowOf, SystemFields } from '../../entity/model/row';
import type { Filter } from '../../entity/query/list-query';
import type { Tool } from './tool';

/** A record of any entity, as the server answers it. */
export type Row = SystemFields & Readonly<Record<string, unknown>>;

/** What a reference points to is called; of references inside objects, by id. */
export type Labels = string | readonly (string | null)[] | Readonly<Record<string, string | null>> | null;

/** A record as the console holds it: the readable fields, the labels of what it points to, and its limits. */
export type Labelled<R = Row> = R & {
  readonly _labels?: Readonly<Record<string, Labels>>;
  /** What is known of its files, by address. */
  readonly _files?: Readonly<Record<string, FileFacts>>;
  /** What of this one record may not be done or changed. */
  readonly _limits?: RecordLimits;
};

/** `V`: what the field holds. */
export interface CellProps<R = Row, V = unknown> {
  readonly entity: Entity;
  readonly field: Field;
  /** Null where none is stored, undefined where it was not answered. */
  readonly value: V | null | undefined;
  readonly row: Labelled<R>;
  /** The object of the record that holds the value, where it is not the record itself. */
  readonly beside?: Readonly<Record<string, unknown>>;
}

/** `V`: what the input gives; `Held`: what it takes, which is anything in an input that serves several fields. */
export interface InputProps<V = unknown, Held = V> {
  /** Attributes of the element that the label names: they tie it to its label, its help and its error. */
  readonly control: {
    readonly id: string;
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-invalid': true | undefined;
  };
  readonly entity: Entity;
  readonly field: Field;
  readonly value: Held | null | undefined;
  readonly onChange: (value: V | null) => void;
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

/** A value as cells and inputs are given it: they replace it, and never change it in place. */
type Frozen<V> = V extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : V extends object
    ? { readonly [K in keyof V]: Frozen<V[K]> }
    : V;

type Held<V> = unknown extends V ? unknown : Frozen<NonNullable<V>>;

/** A cell of its own for a field takes what the field holds. */
export type OwnCells<R> = {
  readonly [K in keyof R & string]?: ComponentType<CellProps<R, Held<R[K]>>>;
};

/** An input of its own for a field takes and gives what the field holds. */
export type OwnInputs<G> = {
  readonly [K in keyof G & string]?: ComponentType<InputProps<Held<G[K]>>>;
};

/** Cards side by side, or in a column for each state of the first workflow. */
export type Layout = 'cards' | 'board';

/** `resources/<entity>.list.tsx`: how the list departs from what the schema says. It is part of the first page. */
export interface ListPart<R = Row> {
  /** Columns shown at first, instead of `x-list`. */
  readonly columns?: Names<R>;
  readonly cells?: OwnCells<R>;
  /** Other fields that the own cell of a column shows; a list asks the server for no more than it shows. */
  readonly reads?: PerField<R, Names<R>>;
  /** Shown in place of a table, to which the reader can switch. A board needs a workflow. */
  readonly layout?: Layout;
  /** In addition to the buttons above the table. */
  readonly toolbar?: ComponentType<{ readonly entity: Entity }>;
}

/** `resources/<entity>.form.tsx`: how the form departs from what the schema says. `G`: a record as it is written. */
export interface FormPart<G = Row> {
  readonly inputs?: OwnInputs<G>;
  /** What a new record starts with, where the declared defaults are not for everybody. `given`: what its address says. */
  readonly start?: (actor: Actor, given: Partial<Frozen<G>>) => Partial<Frozen<G>>;
  /** What of settings that were never saved stays as it is, and why; of stored records the server says it. */
  readonly limits?: (actor: Actor, entity: Entity) => RecordLimits;
  /** Fields left out of the form. */
  readonly hidden?: Names<G>;
  /** Fields given to a new record only; later they are changed in another way. */
  readonly createOnly?: Names<G>;
}

/** `resources/<entity>.show.tsx`: how the page of one record departs from what the schema says. */
export interface ShowPart<R = Row> {
  readonly cells?: OwnCells<R>;
  /** Fields left out: `above` or `below` show them. */
  readonly hidden?: Names<R>;
  /** Adds entries to the menu beside the title. */
  readonly tools?: ComponentType<ToolsProps<R>>;
  readonly above?: ComponentType<RecordProps<R>>;
  readonly below?: ComponentType<RecordProps<R>>;
  /** Entities whose records that point to this one are shown, in this order; false: none. By default all. */
  readonly related?: readonly string[] | false;
}

/** How an entity is shown. Each page loads its own part only; a part without a file is undefined. */
export interface Resource {
  readonly list?: ListPart | undefined;
  readonly form?: FormPart | undefined;
  readonly show?: ShowPart | undefined;
}

/** `defineList<typeof schema>({ columns: ['name'] })` checks field names, values and rows against the schema. */
export function defineList<S extends EntitySchema>(part: ListPart<RowOf<S>>): ListPart {
  return part as unknown as ListPart;
}

export function defineForm<S extends EntitySchema>(part: FormPart<CreateOf<S>>): FormPart {
  return part as unknown as FormPart;
}

export function defineShow<S extends EntitySchema>(part: ShowPart<RowOf<S>>): ShowPart {
  return part as unknown as ShowPart;
}

/** Which entity a component name of the server's menus shows, and which of its rows. */
export interface Claim {
  readonly entity: string;
  readonly filters?: readonly Filter[];
}

export type ComponentClaims = Readonly<Record<string, Claim>>;

export interface PageProps {
  readonly entity: Entity;
  readonly resource: Resource;
  /** Rows of this page are limited to these; a new record starts with their values. */
  readonly filters: readonly Filter[];
}
