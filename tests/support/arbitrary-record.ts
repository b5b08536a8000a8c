import fc from 'fast-check';
import {
  type Entity,
  type Field,
  inputFields,
  isRequiredInCreate,
} from '../../src/engine/schema/model/entity';
import { isEmpty } from '../../src/engine/schema/write/condition';
import { arbitraryValue, type IdsOf, nameOf, satisfying } from './arbitrary-value';
import { brokenBetween, dependentFields, settled } from './settled-body';

export type Body = Record<string, unknown>;

interface Options {
  readonly idsOf: IdsOf;
  /** Optional fields that every body contains. */
  readonly present?: ReadonlySet<string>;
}

/** Bodies that a create must accept: every field within its bounds, conditions and rules respected. */
export function arbitraryBody(entity: Entity, options: Options): fc.Arbitrary<Body> {
  const fields = inputFields(entity);
  const dependent = dependentFields(entity);
  const shape = Object.fromEntries(
    fields.map((field) => [field.name, arbitraryGiven(field, options, dependent)]),
  );
  const leavable = [...dependent].filter((name) => !options.present?.has(name));
  const bodies = fc
    .tuple(fc.record<Body>(shape), fc.shuffledSubarray(leavable))
    .map(([body, left]) => settled(entity, body, left));
  return satisfying(entity.name, bodies, (body) => brokenBetween(entity, body));
}

function arbitraryGiven(
  field: Field,
  { idsOf, present }: Options,
  dependent: ReadonlySet<string>,
): fc.Arbitrary<unknown> {
  const isDependent = dependent.has(field.name);
  const needsTarget = field.type === 'reference' || (field.type === 'references' && isDependent);
  if (needsTarget && idsOf(field.ref ?? '').length === 0) return fc.constant(undefined);
  const value = arbitraryValue(field, idsOf);
  const always = isRequiredInCreate(field) || present?.has(field.name);
  // A dependent field always has a value here; a later step removes it if the record must not have it.
  if (isDependent) {
    return satisfying(nameOf(field), value, (one) => (isEmpty(one) ? 'that it is not empty' : undefined));
  }
  if (always) return value;
  return fc.oneof({ weight: 4, arbitrary: value }, { weight: 1, arbitrary: fc.constant(undefined) });
}
