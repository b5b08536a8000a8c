import { levels } from '../contract/app';
import type { Field } from '../model/entity';
import { isTime } from '../model/field-traits';
import { type CopiedDefault, type DefaultSource, levelOfSource } from '../model/made-values';
import { copiedFaults, copiedUses } from './copied-default';
import { type Fault, faultAt } from './fault';
import type { PropertyKeyword, PropertyPlace } from './keyword';
import { nestedFault } from './nested-fault';
import { shaped, textOf } from './value-schemas';

declare module '../model/entity-schema' {
  interface PropertyVocabulary {
    /** What a new record gets where the caller passes no value. */
    'x-default'?: DefaultSource | CopiedDefault;
  }
}

/** What `x-default` can name: see `DefaultSource`. */
const sources = ['now', 'actor', ...levels.map(({ field }) => `actor.${field}`)];

const noLevels = levels.length === 0 ? ' ("actor.<field>" needs a level, and app.ts declares none)' : '';

export const onProperty: PropertyKeyword<DefaultSource | CopiedDefault> = {
  schema: {
    ...shaped({
      from: textOf(
        'the way to a field through a reference, with dots between',
        'commodity.price',
        '^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*){1,2}$',
      ),
    }),
    ...textOf(
      `${sources.map((source) => `"${source}"`).join(', ')}, or an object with "from"${noLevels}`,
      'now',
      `^(${sources.join('|').replaceAll('.', '\\.')})$`,
    ),
    type: ['string', 'object'],
  },
  shape: "'now' | 'actor' | 'actor.<field of a level>' | { from: path }",
  docs: `What a new record gets where the caller gives no value. \`'now'\` is the time, \`'actor'\` the account that creates the
record, \`'actor.'\` with the field of a level of the application what ties that account; the database fills these in, in fields
of the record. \`{ from: 'book.price' }\` copies the field of the record that the reference \`book\` next to it points to, also inside
the items of a list, where it can also be a reference of the record; \`{ from: 'lines.book.currency' }\` that of the first item
that points to one. A list of objects comes with the parts of the same name. The form fills it in when the reference is chosen, unless something else was typed; the
server fills in what a create or an import leaves out, as far as the caller may read it. An amount in another currency or
unit is not copied: the form says so.`,
  examples: ['now', { from: 'book.price' }],
  uses: (_, place) => copiedUses(place),
  faults(value, place) {
    if (typeof value === 'object') return copiedFaults(place);
    return place.holder ? [nestedFault('x-default', value, place.at)] : filledFaults(value, place);
  },
};

function filledFaults(source: DefaultSource, { field, at }: PropertyPlace): readonly Fault[] {
  const { name, type, property } = field;
  return [
    ...(holds(field, source) ? [] : [faultAt(at, source, heldBy(source), `Remove it; ${name} is ${type}.`)]),
    ...(property.default === undefined
      ? []
      : [faultAt(at, source, 'no "default" next to it', 'Remove one of the two.')]),
  ];
}

/** Whether a field can hold what `x-default` fills in. */
function holds({ type, ref }: Field, source: DefaultSource): boolean {
  if (source === 'now') return isTime(type);
  const target = targetOf(source);
  return target === undefined ? type === 'text' : type === 'reference' && ref === target;
}

function heldBy(source: DefaultSource): string {
  if (source === 'now') return 'a date or a date-time';
  const target = targetOf(source);
  return target === undefined ? 'a short text' : `a reference to ${target}`;
}

/** The entity to which the filled-in reference points; undefined if the filled-in value is a text. */
function targetOf(source: DefaultSource): string | undefined {
  return source === 'actor' ? 'manager' : levelOfSource(source)?.entity;
}
