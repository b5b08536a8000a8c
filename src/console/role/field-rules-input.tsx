import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { type FieldRules, rulesInForce, unruled } from '../../entity/field-rules';
import { fieldsBeyond } from '../../entity/role-limits';
import { useInputAria, useInputSurroundings } from '../fields/input-context';
import { useActor } from '../providers/session';
import { RecordLoading } from '../record/record-loading';
import type { InputProps } from '../resource';
import { useEntities } from '../words/use-entities';
import { EntityRules } from './entity-rules';
import type { StoredRole } from './grant-limits';
import './role.css';
import { withRules } from './rule-changes';

/** What a role keeps back, entity by entity and field by field; a rule that no longer counts goes with the next change. */
export default function FieldRulesInput({ id, value, onChange }: InputProps) {
  const { t } = useTranslation();
  const actor = useActor();
  const { labelId, stored: row } = useInputSurroundings();
  const stored = row as StoredRole | undefined;
  const entities = useEntities().filter(({ name }) => !unruled.has(name));
  const rules = rulesInForce(value as FieldRules | null);
  const beyond = fieldsBeyond(actor, stored && (stored.field_rules ?? {}), rules);
  return (
    <fieldset id={id} className="role-input" aria-labelledby={labelId} {...useInputAria()}>
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
        <EntityRules key={entity.name} entity={entity} rules={rules} stored={stored} onChange={onChange} />
      ))}
    </fieldset>
  );
}
