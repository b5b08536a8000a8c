import type { ComponentType, ReactNode } from 'react';
import type { Actor } from '../../schema/access/actor';
import type { RecordLimits } from '../../schema/access/record-limits';
import type { FileFacts } from '../../schema/contract/file-kind';
import type { Entity, Field } from '../../schema/model/entity';
import type { EntitySchema } from '../../schema/model/entity-schema';
import type { CreateOf, RowOf, SystemFields } from '../../schema/model/row';
import type { Filter } from '../../schema/query/list-query';
import type { Tool } from './tool';

/** A record of any entity as the server sends it. */
export type Row = SystemFields & Readonly<Record<string, unknown>>;

/** Label of the referenced record; for references inside objects, labels by id. */
export type Labels = string | readonly (string | null)[] | Readonly<Record<string, string | null>> | null;

/** A record with the fields the user may read, the labels of its references, and its limits. */
export type Labelled<R = Row> = R & {
  readonly _labels?: Readonly<Record<string, Labels>>;
  /** Facts about its files, by address. */
  readonly _files?: Readonly<Record<string, FileFacts>>;
  /** Actions and changes that this record does not allow, with reasons. */
  readonly _limits?: RecordLimits;
};

/** `V`: type of the field's value. */
export interface CellProps<R = Row, V = unknown> {
  readonly entity: Entity;
  readonly field: Field;
  /** Null if the record has no value, undefined if the server did not send the field. */
  readonly value: V | null | undefined;
  readonly row: Labelled<R>;
  /** The object that contains the value, if it is nested in the record. */
  readonly container?: Readonly<Record<string, unknown>>;
}

/**
 * `V`: type that the input emits; `Held`: type that it accepts, which is wider for an input that serves several
 * fields.
 */
export interface InputProps<V = unknown, Held = V> {
  /** Attributes of the labelled element; they connect it to label, help and error. */
  readonly control: {
    readonly id: string;
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-invalid': true | undefined;
    /** Takes the focus when it is mounted. */
    readonly autoFocus?: true;
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

/** Deeply readonly: cells and inputs must replace a value, not mutate it. */
type Frozen<V> = V extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : V extends object
    ? { readonly [K in keyof V]: Frozen<V[K]> }
    : V;

type Held<V> = unknown extends V ? unknown : Frozen<NonNullable<V>>;

/** Custom cells, typed by their fields. */
export type OwnCells<R> = {
  readonly [K in keyof R & string]?: ComponentType<CellProps<R, Held<R[K]>>>;
};

/** Custom inputs, typed by their fields. */
export type OwnInputs<G> = {
  readonly [K in keyof G & string]?: ComponentType<InputProps<Held<G[K]>>>;
};

/** A grid of cards, or a board with a column for each state of the first workflow. */
export type Layout = 'cards' | 'board';

/** `resources/<entity>.list.tsx`: overrides of the list that the schema generates. Part of the first page's bytes. */
export interface ListPart<R = Row> {
  /** Default columns, in place of `x-list`. */
  readonly columns?: Names<R>;
  readonly cells?: OwnCells<R>;
  /** Other fields that a custom cell reads; without this, the list does not request them. */
  readonly reads?: PerField<R, Names<R>>;
  /** Default layout; the user can switch to the table. A board needs a workflow. */
  readonly layout?: Layout;
  /** Shown in addition to the standard buttons above the table. */
  readonly toolbar?: ComponentType<{ readonly entity: Entity }>;
}

/** `resources/<entity>.form.tsx`: overrides of the form that the schema generates. `G`: type of a record to write. */
export interface FormPart<G = Row> {
  readonly inputs?: OwnInputs<G>;
  /**
   * Initial values of a new record that depend on the user; they override the declared defaults. `preset`: values from
   * the address.
   */
  readonly start?: (actor: Actor, preset: Partial<Frozen<G>>) => Partial<Frozen<G>>;
  /** Limits of a settings record that was never saved; the server sends the limits of stored records. */
  readonly limits?: (actor: Actor, entity: Entity) => RecordLimits;
  /** Fields left out of the form. */
  readonly hidden?: Names<G>;
  /** Fields that only the form of a new record shows. */
  readonly createOnly?: Names<G>;
}

/** `resources/<entity>.show.tsx`: overrides of the record page that the schema generates. */
export interface ShowPart<R = Row> {
  /** The history shows a field with a cell of its own as a whole, not by its parts. */
  readonly cells?: OwnCells<R>;
  /** Fields not listed, because `above` or `below` shows them. */
  readonly hidden?: Names<R>;
  /** Fields whose changes the history leaves out, such as data that only machines read. */
  readonly untold?: Names<R>;
  /** Adds entries to the menu at the title. */
  readonly tools?: ComponentType<ToolsProps<R>>;
  readonly above?: ComponentType<RecordProps<R>>;
  readonly below?: ComponentType<RecordProps<R>>;
  /** Around the whole page, such as a context that its parts read. */
  readonly around?: ComponentType<RecordProps<R> & { readonly children: ReactNode }>;
  /** Entities whose records that refer to this one are shown, in this order; false: none. Default: all. */
  readonly related?: readonly string[] | false;
}

/** Overrides of an entity's pages. Each page loads only its own part; a part without a file is undefined. */
export interface Resource {
  readonly list?: ListPart | undefined;
  readonly form?: FormPart | undefined;
  readonly show?: ShowPart | undefined;
}

/** `defineList<typeof schema>({ columns: ['name'] })` type-checks field names, values and rows against the schema. */
export function defineList<S extends EntitySchema>(part: ListPart<RowOf<S>>): ListPart {
  return part as unknown as ListPart;
}

export function defineForm<S extends EntitySchema>(part: FormPart<CreateOf<S>>): FormPart {
  return part as unknown as FormPart;
}

export function defineShow<S extends EntitySchema>(part: ShowPart<RowOf<S>>): ShowPart {
  return part as unknown as ShowPart;
}

/** The entity behind a component name of the menus, and the filters that narrow its rows. */
export interface Claim {
  readonly entity: string;
  readonly filters?: readonly Filter[];
}

export type ComponentClaims = Readonly<Record<string, Claim>>;

export interface PageProps {
  readonly entity: Entity;
  readonly resource: Resource;
  /** Fixed filters of the page; a new record starts with their values. */
  readonly filters: readonly Filter[];
}
