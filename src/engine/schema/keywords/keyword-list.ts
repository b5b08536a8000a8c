import { entityJsonSchema, propertyJsonSchema } from './json-schema';
import type { EntityKeyword, PropertyKeyword } from './keyword';

interface KeywordFile {
  readonly onEntity?: EntityKeyword;
  readonly onProperty?: PropertyKeyword;
}

const files = Object.entries(import.meta.glob<KeywordFile>('./x-*.ts', { eager: true })).map(
  ([path, file]) => ({ name: path.slice('./'.length, -'.ts'.length), ...file }),
);

export const entityKeywords: ReadonlyMap<string, EntityKeyword> = new Map([
  ...Object.entries(entityJsonSchema),
  ...files.flatMap(({ name, onEntity }): [string, EntityKeyword][] => (onEntity ? [[name, onEntity]] : [])),
]);

export const propertyKeywords: ReadonlyMap<string, PropertyKeyword> = new Map([
  ...Object.entries(propertyJsonSchema),
  ...files.flatMap(({ name, onProperty }): [string, PropertyKeyword][] =>
    onProperty ? [[name, onProperty]] : [],
  ),
]);

/** The JSON Schemas of the keywords' values, by name of the keyword. */
export function valueSchemas(keywords: ReadonlyMap<string, EntityKeyword | PropertyKeyword>): object {
  return Object.fromEntries([...keywords].map(([name, { schema }]) => [name, schema]));
}
