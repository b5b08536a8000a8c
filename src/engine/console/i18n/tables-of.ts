import { mergedWords } from '../../schema/contract/merged-words';

type Files = Readonly<Record<string, object>>;

/**
 * `../../../locales/en/form.json` becomes the key `form`. Keys of a table in `own`, the words of the application, replace
 * those of the same table in `files`.
 */
export function tablesOf(files: Files, own: Files = {}): Readonly<Record<string, object>> {
  const tables: Record<string, object> = {};
  for (const [file, table] of [...Object.entries(files), ...Object.entries(own)]) {
    const name = file.replace(/^.*\/|\.json$/g, '');
    tables[name] = mergedWords(tables[name] ?? {}, table);
  }
  return tables;
}
