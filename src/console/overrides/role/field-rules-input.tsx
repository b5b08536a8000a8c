import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { type FieldRules, rulesInForce, unruled } from '../../../entity/access/field-rules';
import { fieldsBeyond } from '../../../entity/access/role-limits';
import type { InputProps } from '../../data/resource';
import { useActor } from '../../data/session';
import { useEntities } from '../../data/use-entities';
import { useInputSurroundings } from '../../entity/fields/input-context';
import { RecordLoading } from '../../entity/record/record-loading';
import { EntityRules } from './entity-rules';
import './role.css';
import { useEnabledRole, useGivenRole } from './role-hooks';
import { withRules } from './rule-changes';

/** What a role keeps back, entity by entity and field by field; a rule that no longer counts goes with the next change. */
export function FieldRulesInput({ control, value, onChange }: InputProps) {
  const { t } = useTranslation();
  const actor = useActor();
  const { labelId } = useInputSurroundings();
  const [role, enabled] = [useGivenRole(), useEnabledRole()];
  const entities = useEntities().filter(({ name }) => !unruled.has(name));
  const rules = rulesInForce(value as FieldRules | null);
  const beyond = fieldsBeyond(actor, enabled && (enabled.field_rules ?? {}), rules);
  return (
    <fieldset {...control} className="role-input" aria-labelledby={labelId}>
      {beyond.length > 0 && (
        <Alert
          type="warning"
          showIcon
          message={t('rolePage.keepOwn', { count: beyond.length })}
          action={
            <Button size="small" onClick={() => onChange(withRules(rules, actor.fields))}>
              {t('rolePage.keepThem')}
            </Button>
          }
        />
      )}
      {entities.length === 0 && <RecordLoading />}
      {entities.map((entity) => (
        <EntityRules key={entity.name} entity={entity} rules={rules} role={role} onChange={onChange} />
      ))}
    </fieldset>
  );
}
