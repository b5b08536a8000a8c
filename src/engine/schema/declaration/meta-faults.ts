import type { ErrorObject } from 'ajv/dist/2020';
import { type Fault, faultAt } from '../keywords/fault';
import { reservedNames, reservedSuffix } from '../query/operators';
import { meantName, nearestName } from './nearest-name';

/** Converts ajv's errors against the meta-schema to faults, without errors that only follow from others. */
export function metaFaults(errors: readonly ErrorObject[]): Fault[] {
  const telling = ofNearestChoices(errors).filter(isTelling);
  return telling.filter((error) => !followsFromMisspelling(error, telling)).map(metaFault);
}

/**
 * Skips errors inside a `propertyNames`, where the error of the whole is clearer, and the errors of a choice
 * itself, where the errors of its forms are clearer.
 */
function isTelling({ keyword, propertyName }: ErrorObject): boolean {
  return keyword !== 'oneOf' && keyword !== 'allOf' && propertyName === undefined;
}

/**
 * If a value may have several forms (`oneOf`), keeps the errors of the form that the value resembles most.
 */
function ofNearestChoices(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const choices = errors.filter(({ keyword }) => keyword === 'oneOf');
  return choices.reduce<readonly ErrorObject[]>((left, { schemaPath, instancePath }) => {
    const formOf = (error: ErrorObject) =>
      error.schemaPath.startsWith(`${schemaPath}/`) && error.instancePath.startsWith(instancePath)
        ? error.schemaPath.slice(schemaPath.length + 1).split('/', 1)[0]
        : undefined;
    const forms = new Map<string, ErrorObject[]>();
    for (const error of left) {
      const form = formOf(error);
      if (form !== undefined) forms.set(form, [...(forms.get(form) ?? []), error]);
    }
    const [nearest] = [...forms].sort(([, one], [, other]) => weightOf(one) - weightOf(other));
    return left.filter((error) => (formOf(error) ?? nearest?.[0]) === nearest?.[0]);
  }, errors);
}

/** Wrong keys and a wrong type weigh more than a wrong value: they make the value resemble the form less. */
function weightOf(errors: readonly ErrorObject[]): number {
  const apart = ['required', 'additionalProperties', 'type'];
  return errors.reduce((sum, { keyword }) => sum + (apart.includes(keyword) ? 10 : 1), 0);
}

/** Whether a keyword is reported as missing only because it is misspelled. */
function followsFromMisspelling(
  { keyword, params, instancePath }: ErrorObject,
  errors: readonly ErrorObject[],
): boolean {
  return (
    (keyword === 'required' || keyword === 'dependentRequired') &&
    errors.some(
      (other) =>
        other.keyword === 'additionalProperties' &&
        other.instancePath === instancePath &&
        nearestName(String(other.params.additionalProperty), [String(params.missingProperty)]) !== undefined,
    )
  );
}

function metaFault({
  keyword,
  params,
  data,
  message,
  instancePath,
  schema,
  parentSchema,
}: ErrorObject): Fault {
  const fault = (expected: string, remedy: string, value: unknown = data) =>
    faultAt(instancePath, value, expected, remedy);
  switch (keyword) {
    case 'additionalProperties': {
      const key = String(params.additionalProperty);
      const known = Object.keys((parentSchema as { properties?: object }).properties ?? {});
      return fault(
        'a known keyword',
        `Remove "${key}", or correct its spelling.${meantName(key, known)}`,
        key,
      );
    }
    case 'required': {
      const key = String(params.missingProperty);
      return fault(`the keyword "${key}"`, `Add "${key}".`, Object.keys(data as object));
    }
    case 'enum': {
      const values: readonly unknown[] = params.allowedValues;
      const meant = meantName(String(data), values.map(String));
      return fault(`one of ${values.join(', ')}`, `Use one of these values.${meant}`);
    }
    case 'const':
      return fault(JSON.stringify(params.allowedValue), `Write ${JSON.stringify(params.allowedValue)}.`);
    case 'pattern':
      return fault(described(parentSchema), `Write it like "${parentSchema?.examples[0]}".`);
    case 'propertyNames': {
      const name = String(params.propertyName);
      return fault(expectedName(instancePath, name, schema), `Rename "${name}".`, name);
    }
    case 'type':
      return fault(`a value of the type ${[params.type].flat().join(' or ')}`, 'Write a value of this type.');
    case 'uniqueItems': {
      const twice: unknown = (data as readonly unknown[])[params.i];
      return fault('each once', `Remove one of the two.`, twice);
    }
    default:
      return fault(`a value that ${message ?? 'is valid'}`, 'Correct the value.');
  }
}

function expectedName(pointer: string, name: string, schema: unknown): string {
  if (pointer !== '/properties') return described(schema as ErrorObject['parentSchema']);
  if (reservedNames.includes(name))
    return `another name: addresses and answers use ${reservedNames.join(', ')}`;
  const [operator] = reservedSuffix.exec(name) ?? [];
  if (operator !== undefined)
    return `a name that does not end in ${operator}, which a filter reads as an operator`;
  return 'a lower-case snake_case name of at most 50 characters';
}

function described(schema: ErrorObject['parentSchema']): string {
  return String(schema?.description);
}
