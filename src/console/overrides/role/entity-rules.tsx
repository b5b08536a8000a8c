import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldRules, type Leaving, leavingOf, leavings } from '../../../entity/access/field-rules';
import type { Entity } from '../../../entity/model/entity';
import { useActor } from '../../data/session';
import { entityPlural } from '../../i18n/entity-words';
import { FieldRuleRow } from './field-rule-row';
import { ruleRefusal, type StoredRole } from './grant-limits';
import { choicesOf, withLeaving } from './rule-changes';
import { ruleCountText } from './rule-count-text';

interface EntityRulesProps {
  readonly entity: Entity;
  readonly rules: FieldRules;
  readonly role: StoredRole | undefined;
  readonly onChange: (rules: FieldRules | null) => void;
}

/** The fields of one entity, folded up until they are asked for. */
export function EntityRules({ entity, rules, role, onChange }: EntityRulesProps) {
  const { t } = useTranslation();
  const actor = useActor();
  const [isOpen, setOpen] = useState(false);
  const rule = rules[entity.name];
  const refusalOf = (field: string, leaving: Leaving) =>
    ruleRefusal(
      actor,
      role,
      withLeaving(rules, entity.name, field, leaving) ?? {},
      `${entity.name}.${field}`,
    );
  return (
    <details className="role-rules" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span>{entityPlural(t, entity)}</span>
        <span className="cell-muted">{ruleCountText(t, rule ?? {}) || t('rolePage.noRules')}</span>
      </summary>
      {isOpen && (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('rolePage.field')}</th>
              {leavings.map((leaving) => (
                <th key={leaving} scope="col">
                  {t(`rolePage.leaving.${leaving}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...entity.fields.values()]
              .filter((field) => choicesOf(field).length > 0)
              .map((field) => (
                <FieldRuleRow
                  key={field.name}
                  entity={entity}
                  field={field}
                  leaving={leavingOf(rule, field.name)}
                  refusalOf={(leaving) => refusalOf(field.name, leaving)}
                  onChoose={(leaving) => onChange(withLeaving(rules, entity.name, field.name, leaving))}
                />
              ))}
          </tbody>
        </table>
      )}
    </details>
  );
}
