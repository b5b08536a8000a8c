import { type CustomerLanguage, customerLanguages } from '../../../../schema/contract/language';
import type { Field } from '../../../../schema/model/entity';
import { traitsOf } from '../../../../schema/model/field-traits';
import { textsOf } from '../../../../schema/model/localized';
import type { ValueKind } from '../../../../schema/model/traits';
import { entityWords, languageFor, translate } from '../../../http/words';
import type { Row } from '../../context';
import { answeredFields } from '../select/answered-fields';
import type { View } from '../view';

export interface CsvColumn {
  readonly header: string;
  /** The cell of a row, in the format of the import. */
  readonly cell: (row: Row) => string | number | null;
}

type Listed = readonly (string | number | null)[];

/** Columns with headers and enum words in the language; English is the fallback. */
export function csvColumns(
  view: View,
  language: CustomerLanguage,
  exported: readonly Field[] = answeredFields(view),
): CsvColumn[] {
  const spoken = languageFor(language, view.entity);
  const { fields, enums } = entityWords(spoken, view.entity);
  return exported.flatMap((field) => {
    const header = fields[field.name] ?? translate(spoken, `system.fields.${field.name}`);
    if (field.localized) return customerLanguages.map((one) => textColumn(field, header, one));
    return [{ header, cell: cellOf(field, enums[field.name] ?? {}, spoken) }];
  });
}

/** `Title.en`: the text of a localized field in one language. */
function textColumn({ name }: Field, header: string, language: CustomerLanguage): CsvColumn {
  return {
    header: `${header}.${language}`,
    cell: (row) => textsOf(row[name])[language] ?? null,
  };
}

type Words = Readonly<Record<string, string>>;

function cellOf({ name, type }: Field, words: Words, language: CustomerLanguage): CsvColumn['cell'] {
  const print = printers[traitsOf(type).value]({ name, words, language });
  return (row) => (row[name] === null || row[name] === undefined ? null : print(row[name], row));
}

interface Column {
  readonly name: string;
  readonly words: Words;
  readonly language: CustomerLanguage;
}

type Printer = (value: unknown, row: Row) => string | number | null;

const plain = (): Printer => (value) => value as string | number;
const json = (): Printer => (value) => JSON.stringify(value);
const list = (): Printer => (items) => listed(items as Listed);

const printers: Readonly<Record<ValueKind, (column: Column) => Printer>> = {
  text: plain,
  localized: plain,
  number: plain,
  integer: plain,
  numbers: list,
  boolean({ language }) {
    const [yes, no] = [translate(language, 'system.yes'), translate(language, 'system.no')];
    return (value) => (value ? yes : no);
  },
  enum:
    ({ words }) =>
    (value) =>
      words[String(value)] ?? (value as string),
  tags:
    ({ words }) =>
    (items) =>
      listed((items as Listed).map((item) => wordOf(words, item))),
  date: plain,
  dateTime: plain,
  addresses: list,
  json,
  objects: json,
  reference:
    ({ name }) =>
    (id, row) =>
      (labelOf(row, name) ?? id) as string | number,
  references:
    ({ name }) =>
    (ids, row) => {
      const labels = labelOf(row, name) as Listed | null;
      return listed((ids as Listed).map((id, at) => labels?.[at] ?? id));
    },
  computed: plain,
};

/** `hasOwn`, because a free tag can be `constructor`. */
function wordOf(words: Words, item: Listed[number]): Listed[number] {
  return Object.hasOwn(words, String(item)) ? (words[String(item)] ?? item) : item;
}

/** Null if the actor may not see the label. */
function labelOf(row: Row, name: string): unknown {
  return (row._labels as Row)[name];
}

function listed(items: Listed): string {
  return items.join('; ');
}
