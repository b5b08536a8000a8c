import { traitsOf } from '../model/field-traits';
import { isBulky } from '../model/field-type';
import { type Fault, faultAt } from './fault';
import type { EntityKeyword, EntityPlace } from './keyword';
import { eachUse, propertiesOf } from './name-use';
import { fieldNames } from './value-schemas';

declare module '../model/entity-schema' {
  interface EntityVocabulary {
    /** The fields that tell records with the same label apart, in selects and in the palette; default: none. */
    'x-subtitle'?: readonly string[];
  }
}

export const onEntity: EntityKeyword<readonly string[]> = {
  schema: fieldNames,
  docs: `The fields that tell records with the same \`x-label\` apart: a second line in selects of references and in the palette,
with what the reader may see of them. Short texts, whole numbers, dates, times and references, which appear as the label of
their record; with \`x-search\` a search in the select finds records by it, too. Default: none.`,
  examples: [['phone', 'birth_date']],
  uses: (names, { entity, at }) => eachUse(at, names, propertiesOf(entity)),
  faults: (names, place) => names.flatMap((name, at) => faultOf(name, at, place)),
};

const kinds: readonly string[] = ['text', 'integer', 'date', 'dateTime'];

function faultOf(name: string, index: number, { entity, at }: EntityPlace): readonly Fault[] {
  const field = entity.fields.get(name);
  const { copyable, value } = traitsOf(field?.type ?? 'text');
  if (!field || field.type === 'reference') return [];
  if (copyable && kinds.includes(value) && !isBulky(field)) return [];
  const expected = 'a short text, a whole number, a date, a time or a reference';
  return [faultAt(`${at}/${index}`, name, expected, `Take another field; ${name} is ${field.type}.`)];
}
