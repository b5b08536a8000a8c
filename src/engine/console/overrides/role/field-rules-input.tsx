import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import {
  type AccessLevel,
  accessLevelOf,
  accessLevels,
  type FieldRules,
  rulesInForce,
  unruled,
} from '../../../schema/access/field-rules';
import { fieldsBeyond, type RoleRefusal } from '../../../schema/access/role-limits';
import type { InputProps } from '../../data/resource';
import { useActor } from '../../data/session';
import { useEntities } from '../../data/use-entities';
import { useInputSurroundings } from '../../entity/fields/input-context';
import { RecordLoading } from '../../entity/record/record-loading';
import './role.css';
import { useState } from 'react';
import type { Entity, Field } from '../../../schema/model/entity';
import { actionNamed } from '../../../schema/model/workflow';
import { actionTitle, entityPlural, fieldTitle } from '../../i18n/entity-words';
import { ruleRefusal, type StoredRole } from './grant-limits';
import { useEnabledRole, useGivenRole } from './role-hooks';
import { choicesOf, effectsOf, ruleCountText, withLeaving, withRules } from './rule-changes';
import '../../entity/fields/tick.css';
import { Button } from '../../kit/button';
import { Icon } from '../../kit/icon';
import { LockedNote } from './locked-note';

/** Field rules of a role, by entity and field. Rules that have become void are removed with the next change. */
export function FieldRulesInput({ control, value, onChange }: InputProps<FieldRules>) {
  const { t } = useTranslation();
  const actor = useActor();
  const { labelId } = useInputSurroundings();
  const [role, enabled] = [useGivenRole(), useEnabledRole()];
  const entities = useEntities().filter(({ name }) => !unruled.has(name));
  const rules = rulesInForce(value ?? null);
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

interface EntityRulesProps {
  readonly entity: Entity;
  readonly rules: FieldRules;
  readonly role: StoredRole | undefined;
  readonly onChange: (rules: FieldRules | null) => void;
}

/** Rules for the fields of one entity; folded by default. */
function EntityRules({ entity, rules, role, onChange }: EntityRulesProps) {
  const { t } = useTranslation();
  const actor = useActor();
  const [isOpen, setOpen] = useState(false);
  const rule = rules[entity.name];
  const refusalOf = (field: string, leaving: AccessLevel) =>
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
              {accessLevels.map((leaving) => (
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
                  leaving={accessLevelOf(rule, field.name)}
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

interface FieldRuleRowProps {
  readonly entity: Entity;
  readonly field: Field;
  readonly leaving: AccessLevel;
  readonly refusalOf: (leaving: AccessLevel) => RoleRefusal | undefined;
  readonly onChoose: (leaving: AccessLevel) => void;
}

/** The rule for one field, with its side effects on holders of the role. */
function FieldRuleRow({ entity, field, leaving, refusalOf, onChoose }: FieldRuleRowProps) {
  const { t } = useTranslation();
  const title = fieldTitle(t, entity, field);
  const choices = choicesOf(field);
  const effects = effectsOf(entity, field, leaving);
  return (
    <tr className={leaving === 'open' ? undefined : 'is-ruled'}>
      <th scope="row">
        {title}
        {effects.map(({ kind, actions }) => (
          <span key={kind} className="role-effect">
            <Icon name="warning" size={14} />
            {t(`rolePage.effect.${kind}`, { actions: actions.map(actionWord).join(', ') })}
          </span>
        ))}
      </th>
      {accessLevels.map((choice) => {
        if (!choices.includes(choice) && choice !== leaving) return <td key={choice} />;
        const reason = choice === leaving ? undefined : refusalOf(choice);
        return (
          <td key={choice}>
            <label className="role-choice">
              <input
                type="radio"
                className="tick"
                name={`rule-${entity.name}-${field.name}`}
                checked={choice === leaving}
                aria-disabled={reason !== undefined}
                onChange={() => reason === undefined && onChoose(choice)}
              />
              <span className="visually-hidden">
                {t('rolePage.choice', { field: title, leaving: t(`rolePage.leaving.${choice}`) })}
              </span>
              {reason && <LockedNote reason={reason} />}
            </label>
          </td>
        );
      })}
    </tr>
  );

  function actionWord(name: string): string {
    const action = actionNamed(entity, name);
    return action ? actionTitle(t, entity, action) : name;
  }
}
