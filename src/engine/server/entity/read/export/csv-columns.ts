import { type CustomerLanguage, customerLanguages } from '../../../../schema/contract/language';
import type { Field } from '../../../../schema/model/entity';
import { textsOf } from '../../../../schema/model/localized';
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

function cellOf(
  { name, type }: Field,
  words: Readonly<Record<string, string>>,
  language: CustomerLanguage,
): CsvColumn['cell'] {
  switch (type) {
    case 'enum':
      return (row) => words[String(row[name])] ?? (row[name] as string | null);
    case 'boolean': {
      const [yes, no] = [translate(language, 'system.yes'), translate(language, 'system.no')];
      return (row) => (row[name] === null ? null : row[name] ? yes : no);
    }
    case 'json':
    case 'object':
    case 'objects':
      return (row) => (row[name] === null ? null : JSON.stringify(row[name]));
    case 'tags':
      return (row) => listed((row[name] as Listed | null)?.map((item) => wordOf(words, item)) ?? null);
    case 'numbers':
    case 'images':
    case 'files':
      return (row) => listed(row[name] as Listed | null);
    case 'reference':
      return (row) => (labelOf(row, name) ?? row[name]) as string | number | null;
    case 'references':
      return (row) => {
        const labels = labelOf(row, name) as Listed | null;
        return listed((row[name] as Listed).map((id, at) => labels?.[at] ?? id));
      };
    default:
      return (row) => row[name] as string | number | null;
  }
}

/** `hasOwn`, because a free tag can be `constructor`. */
function wordOf(words: Readonly<Record<string, string>>, item: Listed[number]): Listed[number] {
  return Object.hasOwn(words, String(item)) ? (words[String(item)] ?? item) : item;
}

/** Null if the actor may not see the label. */
function labelOf(row: Row, name: string): unknown {
  return (row._labels as Row)[name];
}

function listed(items: Listed | null): string | null {
  return items?.join('; ') ?? null;
}
