import { useTranslation } from 'react-i18next';
import { type Leaving, leavings } from '../../../entity/access/field-rules';
import type { RoleRefusal } from '../../../entity/access/role-limits';
import type { Entity, Field } from '../../../entity/model/entity';
import { actionNamed } from '../../../entity/model/workflow';
import '../../entity/fields/tick.css';
import { actionTitle, fieldTitle } from '../../i18n/entity-words';
import { Icon } from '../../kit/icon';
import { LockedNote } from './locked-note';
import { choicesOf } from './rule-changes';
import { effectsOf } from './rule-effects';

interface FieldRuleRowProps {
  readonly entity: Entity;
  readonly field: Field;
  readonly leaving: Leaving;
  readonly refusalOf: (leaving: Leaving) => RoleRefusal | undefined;
  readonly onChoose: (leaving: Leaving) => void;
}

/** What is left of one field, and what holders lose besides it. */
export function FieldRuleRow({ entity, field, leaving, refusalOf, onChoose }: FieldRuleRowProps) {
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
      {leavings.map((choice) => {
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
