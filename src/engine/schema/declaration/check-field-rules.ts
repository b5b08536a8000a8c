import { type FieldRules, unruled } from '../access/field-rules';
import type { Model } from './model';

/** A field rule with an unknown name, or a name that rules cannot hide. */
export interface FieldRuleFault {
  /** Path in the rules: `book`, `book.hidden.0`. */
  readonly at: string;
  readonly name: string;
  readonly rule: 'unknownEntity' | 'unruled' | 'unknownFieldName' | 'alwaysShown';
}

/** Without these a caller can neither address nor change a record. */
export const alwaysShown: ReadonlySet<string> = new Set(['id', 'version']);

/** The faults in the field rules of a role; empty when each names a field that can be hidden. */
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
