import { type CustomerLanguage, customerLanguages, languageOrder } from '../../schema/contract/language';
import { literal } from './sql-text';

/** SQL of the text of a localized column for a reader of the language, as `textIn` of `src/engine/schema` selects it. */
export function textInSql(column: string, language: CustomerLanguage): string {
  return `coalesce(${textsSql(column, languageOrder(language)).join(', ')})`;
}

/** SQL of the texts of a localized column in all languages, one per line. */
export function allTextsSql(column: string): string {
  const texts = textsSql(column, customerLanguages).map((text) => `coalesce(${text}, '')`);
  return `(${texts.join(" || E'\\n' || ")})`;
}

/** SQL of the text in each of the languages; null where there is none. */
export function textsSql(column: string, languages: readonly CustomerLanguage[]): string[] {
  return languages.map((language) => `${column} ->> ${literal(language)}`);
}
