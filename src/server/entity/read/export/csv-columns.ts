import { type CustomerLanguage, customerLanguages } from '../../../../entity/contract/language';
import type { Field } from '../../../../entity/model/entity';
import { textsOf } from '../../../../entity/model/localized';
import { entityWords, languageFor, translate } from '../../../http/words';
import type { Row } from '../../context';
import { answeredFields } from '../select/answered-fields';
import type { View } from '../view';

export interface CsvColumn {
  readonly header: string;
  /** The cell of an answered row, in a form that an import reads. */
  readonly cell: (row: Row) => string | number | null;
}

type Listed = readonly (string | number | null)[];

/** A column for each of the fields, with the words of the language, or of English where some are wanting. */
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

/** `Title.en`: what a localized field holds in one language. */
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

/** Tags are free texts where no words are declared: one can be `constructor`. */
function wordOf(words: Readonly<Record<string, string>>, item: Listed[number]): Listed[number] {
  return Object.hasOwn(words, String(item)) ? (words[String(item)] ?? item) : item;
}

/** Null where the actor may not see what the record is called. */
function labelOf(row: Row, name: string): unknown {
  return (row._labels as Row)[name];
}

function listed(items: Listed | null): string | null {
  return items?.join('; ') ?? null;
}
