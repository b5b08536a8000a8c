import { traitsOf } from '../model/field-traits';
import { type Fault, faultAt } from './fault';
import type { PropertyKeyword, PropertyPlace } from './keyword';

declare module '../model/entity-schema' {
  interface PropertyVocabulary {
    /**
     * A search matches any part of the value. In a big entity it matches words, the last one by its beginning, but any part of
     * phone numbers and, with `'part'`, of short texts such as order numbers; at least three letters or digits. Next to
     * `x-ref`: a search matches the label of the referenced record.
     */
    'x-search'?: boolean | 'part';
  }
}

export const onProperty: PropertyKeyword<boolean | 'part'> = {
  isOfRecord: true,
  schema: { enum: [true, false, 'part'] },
  docs: `The search above the list finds any part of the text. In an entity with \`x-big\` it finds words, the last one also by
its beginning: by three letters, or by any number of letters after other words. There it finds any part of phone numbers
and, with \`'part'\`, of short texts such as order numbers, from three letters or digits on. Next to \`x-ref\` a search finds
records by the label of the record that they refer to, as far as the reader sees it.`,
  examples: [true, 'part'],
  faults(search, place) {
    if (!search) return [];
    return place.field.type === 'reference' ? referenceFaults(search, place) : textFaults(search, place);
  },
};

function referenceFaults(search: true | 'part', { field, byName, at }: PropertyPlace): readonly Fault[] {
  const target = byName.get(field.ref ?? '');
  if (search !== true) return [faultAt(at, search, 'true', 'Write true.')];
  if (!target?.big || target.fields.get(target.label)?.searchable) return [];
  const expected = 'a reference to records whose name can be searched';
  const remedy = `Declare "x-search" of ${target.name}.${target.label}, or remove it.`;
  return [faultAt(at, search, expected, remedy)];
}

function textFaults(search: true | 'part', { entity, field, at }: PropertyPlace): readonly Fault[] {
  const { name, type, localized } = field;
  if (!traitsOf(localized ?? type).searchable)
    return [faultAt(at, search, 'a text field', `Remove it; ${name} is ${type}.`)];
  if (search !== 'part' || (entity.big && traitsOf(type).short)) return [];
  const remedy = `Write true; of ${entity.big ? `a ${type}` : 'an entity without "x-big"'} it says nothing more.`;
  return [faultAt(at, 'part', 'a short text of a big entity', remedy)];
}
