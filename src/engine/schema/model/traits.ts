/** What one value of a field is: which column conditions, parsers and printers apply to it. */
export type ValueKind =
  | 'text'
  | 'localized'
  | 'number'
  | 'integer'
  | 'numbers'
  | 'boolean'
  | 'enum'
  | 'tags'
  | 'date'
  | 'dateTime'
  | 'addresses'
  | 'json'
  | 'objects'
  | 'reference'
  | 'references'
  | 'computed';

export type Operator = 'eq' | 'ne' | 'gte' | 'lte' | 'gt' | 'lt' | 'like' | 'in' | 'between' | 'null';

/** A row of `fieldTraits`. */
export type Traits = FixedPoint & CommonTraits;

/** For a type with a fixed-point column: `numeric(15,2)` has 2 decimals and holds numbers below 1e13. */
type FixedPoint =
  | {
      readonly decimals: number;
      readonly below: number;
      /** The input shows all decimals: `9.50`. */
      readonly padded?: true;
    }
  | { readonly decimals?: undefined; readonly below?: undefined; readonly padded?: undefined };

interface CommonTraits {
  readonly value: ValueKind;
  /** The `format` of a declaration that makes a field of this type. */
  readonly format?: string;
  /** Filter operators. For lists, `eq` and `in` mean "contains". */
  readonly operators: readonly Operator[];
  /** The greatest length of a text for which the declaration has none. */
  readonly maxLength?: number;
  /** The bounds of a number for which the declaration has none. */
  readonly bounds?: { readonly minimum: number; readonly maximum: number };
  /** Follows the number in its input, in place of a declared unit. */
  readonly sign?: string;
  /** Values have an order. */
  readonly sortable?: true;
  /** `x-search` finds parts of the text. */
  readonly searchable?: true;
  /** The empty input shows `x-placeholder`. */
  readonly hinted?: true;
  /** A short text: `x-unique` can ignore its case, and `x-search` can find any part of it in a big entity. */
  readonly short?: true;
  /** A condition can compare the value. */
  readonly comparable?: true;
  /** The value keeps its meaning in another record, so that `x-default` can copy it. */
  readonly copyable?: true;
  /** Searched, compared and unique by its digits alone. */
  readonly digits?: true;
  /** `x-unit` says what is counted. */
  readonly counted?: true;
  /** Lists add it up, unless `x-total` is false. */
  readonly total?: true;
  /** Can be so large that a list returns it only when `_columns` names the field. */
  readonly bulky?: true;
  /** Not among the columns of a list that declares none. */
  readonly unlisted?: true;
  /** The text remains useful when truncated. */
  readonly wordy?: true;
  /** The cell contains links of its own. */
  readonly links?: true;
  /** The value can contain the address of an uploaded file. */
  readonly namesFiles?: true;
  /** The value is uploaded. */
  readonly upload?: 'image' | 'file';
}
