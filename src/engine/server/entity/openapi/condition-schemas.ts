import type { Schema } from '../../../schema/contract/json-schema';
import { type Entity, inputFields } from '../../../schema/model/entity';
import type { Condition } from '../../../schema/model/entity-schema';
import { alternativesOf, holds, type Question, questionOf } from '../../../schema/write/condition';
import { startingState } from '../../../schema/write/record-issues';

/**
 * A condition in JSON Schema: true for every body, for none, or for those that match the schema. Undefined if JSON
 * Schema cannot express it.
 */
type Verdict = boolean | Schema | undefined;

/** The conditions of an entity's fields, as members of `allOf` in the schema of a create. */
export function conditionSchemas(entity: Entity): Schema[] {
  return inputFields(entity).flatMap(({ name, when, requiredWhen }): Schema[] => {
    const applies = when === undefined || conditionSchema(entity, when);
    const demanded = requiredWhen !== undefined && conditionSchema(entity, requiredWhen);
    return [...whereNot(applies, { not: filled(name) }), ...where(allOf([applies, demanded]), filled(name))];
  });
}

function where(verdict: Verdict, then: Schema): Schema[] {
  if (verdict === undefined || verdict === false) return [];
  return [verdict === true ? then : { if: verdict, then }];
}

function whereNot(verdict: Verdict, otherwise: Schema): Schema[] {
  if (verdict === undefined || verdict === true) return [];
  return [verdict === false ? otherwise : { if: verdict, else: otherwise }];
}

/** The schema of the bodies for which the condition holds. */
export function conditionSchema(entity: Entity, condition: Condition): Verdict {
  const state = startingState(entity);
  const alternatives = alternativesOf(condition).map((tests) =>
    allOf(
      Object.entries(tests).map(([name, test]) => {
        // Callers cannot send the workflow state, so a new record has the declared initial one.
        if (name in state) return holds({ [name]: test }, state);
        const passing = passingSchema(name, questionOf(test));
        const { default: whenAbsent } = entity.fields.get(name)?.property ?? {};
        const passesAbsent = whenAbsent !== undefined && holds({ [name]: test }, { [name]: whenAbsent });
        return passing && passesAbsent ? { anyOf: [{ not: isPresent(name) }, passing] } : passing;
      }),
    ),
  );
  return anyOf(alternatives);
}

function allOf(verdicts: readonly Verdict[]): Verdict {
  return verdicts.includes(false) ? false : joined('allOf', verdicts, true);
}

function anyOf(verdicts: readonly Verdict[]): Verdict {
  return verdicts.includes(true) ? true : joined('anyOf', verdicts, false);
}

/** Client generators fail on `true` and `false` as schemas, and linters on a list of one. */
function joined(keyword: 'allOf' | 'anyOf', verdicts: readonly Verdict[], neutral: boolean): Verdict {
  if (verdicts.includes(undefined)) return undefined;
  const open = verdicts.filter((verdict) => verdict !== neutral);
  const [first = neutral, ...others] = new Map(open.map((one) => [JSON.stringify(one), one])).values();
  return others.length === 0 ? first : { [keyword]: [first, ...others] };
}

function passingSchema(name: string, question: Question): Schema | undefined {
  const holding = (value: object) => ({ ...filled(name), properties: { [name]: value } });
  switch (question.kind) {
    case 'set':
      return question.set ? filled(name) : { not: filled(name) };
    case 'oneOf':
      return holding({ enum: question.values });
    case 'noneOf':
      return holding({ not: { enum: [...question.values, ...empty] } });
    case 'range': {
      const { from: minimum, to: maximum } = question;
      if (typeof (minimum ?? maximum) !== 'number') return undefined;
      return holding({
        type: 'number',
        ...(minimum !== undefined && { minimum }),
        ...(maximum !== undefined && { maximum }),
      });
    }
  }
}

function isPresent(name: string): Schema {
  return { required: [name], properties: { [name]: {} } };
}

const empty = [null, '', []] as const;

function filled(name: string): Schema {
  return { required: [name], properties: { [name]: { not: { enum: empty } } } };
}
