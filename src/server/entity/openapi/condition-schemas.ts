import { type Entity, givenFields } from '../../../entity/model/entity';
import type { Condition, PropertySchema } from '../../../entity/model/entity-schema';
import { alternativesOf, holds, type Question, questionOf } from '../../../entity/write/condition';
import { startingState } from '../../../entity/write/record-issues';

/** The conditions of an entity's fields, as members of `allOf` of what a create accepts. */
export function conditionSchemas(entity: Entity): PropertySchema[] {
  return givenFields(entity).flatMap(({ name, when, requiredWhen }): PropertySchema[] => {
    const [applies, demands] = [when, requiredWhen].map((one) => one && conditionSchema(entity, one));
    return [
      ...(applies === undefined ? [] : [{ if: applies, else: { not: filled(name) } }]),
      ...(demands === undefined
        ? []
        : [{ if: applies === undefined ? demands : { allOf: [applies, demands] }, then: filled(name) }]),
    ] as PropertySchema[];
  });
}

/** A schema of the bodies for which the condition holds; undefined where JSON Schema has no words for it. */
export function conditionSchema(entity: Entity, condition: Condition): PropertySchema | undefined {
  const state = startingState(entity);
  const anyOf = alternativesOf(condition).map((tests) => {
    const allOf = Object.entries(tests).map(([name, test]) => {
      // No caller gives it, so that it is in a new record as declared.
      if (name in state) return holds({ [name]: test }, state);
      const passing = passingSchema(name, questionOf(test));
      const { default: whenAbsent } = entity.fields.get(name)?.property ?? {};
      const passesAbsent = whenAbsent !== undefined && holds({ [name]: test }, { [name]: whenAbsent });
      return passing && passesAbsent ? { anyOf: [{ not: { required: [name] } }, passing] } : passing;
    });
    return allOf.includes(undefined) ? undefined : { allOf };
  });
  return anyOf.includes(undefined) ? undefined : ({ anyOf } as PropertySchema);
}

function passingSchema(name: string, question: Question): object | undefined {
  const given = (value: object) => ({ ...filled(name), properties: { [name]: value } });
  switch (question.kind) {
    case 'set':
      return question.set ? filled(name) : { not: filled(name) };
    case 'oneOf':
      return given({ enum: question.values });
    case 'noneOf':
      return given({ not: { enum: [...question.values, ...empty] } });
    case 'range': {
      const { from: minimum, to: maximum } = question;
      if (typeof (minimum ?? maximum) !== 'number') return undefined;
      return given({
        type: 'number',
        ...(minimum !== undefined && { minimum }),
        ...(maximum !== undefined && { maximum }),
      });
    }
  }
}

const empty = [null, '', []] as const;

function filled(name: string): object {
  return { required: [name], properties: { [name]: { not: { enum: empty } } } };
}
