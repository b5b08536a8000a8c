import { type FieldRules, unruled } from '../access/field-rules';
import type { Model } from './model';

/** A rule that names nothing, or something that cannot be kept back. */
export interface FieldRuleFault {
  /** Place in the rules: `store`, `store.hidden.0`. */
  readonly at: string;
  readonly name: string;
  readonly rule: 'unknownEntity' | 'unruled' | 'unknownFieldName' | 'alwaysShown';
}

/** Without them a record can neither be addressed nor changed. */
export const alwaysShown: ReadonlySet<string> = new Set(['id', 'version']);

/** What is wrong with the rules of a role; empty when every one names a field that can be kept back. */
export function checkFieldRules(model: Model, rules: FieldRules): FieldRuleFault[] {
  return Object.entries(rules).flatMap(([entityName, { hidden = [], readonly = [] }]): FieldRuleFault[] => {
    const entity = model.entities.get(entityName);
    if (!entity) return [{ at: entityName, name: entityName, rule: 'unknownEntity' }];
    if (unruled.has(entityName)) return [{ at: entityName, name: entityName, rule: 'unruled' }];
    return Object.entries({ hidden, readonly }).flatMap(([list, fields]) =>
      fields.flatMap((name, position): FieldRuleFault[] => {
        const at = `${entityName}.${list}.${position}`;
        if (!entity.fields.has(name)) return [{ at, name, rule: 'unknownFieldName' }];
        return list === 'hidden' && alwaysShown.has(name) ? [{ at, name, rule: 'alwaysShown' }] : [];
      }),
    );
  });
}
