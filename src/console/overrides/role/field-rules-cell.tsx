import { useTranslation } from 'react-i18next';
import {
  type FieldRules,
  leavingOf,
  leavings,
  ruledFields,
  rulesInForce,
} from '../../../entity/access/field-rules';
import type { Entity } from '../../../entity/model/entity';
import type { CellProps } from '../../data/resource';
import { useEntities } from '../../data/use-entities';
import { Mark } from '../../entity/fields/cells/mark';
import { entityPlural, fieldTitle } from '../../i18n/entity-words';
import './role.css';

/** What a role keeps back: by entity, the fields that are hidden and those that are not changed. */
export function FieldRulesCell({ value }: Pick<CellProps, 'value'>) {
  const { t } = useTranslation();
  const rules = rulesInForce(value as FieldRules | null);
  const ruled = useEntities().filter(({ name }) => rules[name]);
  const titleOf = (entity: Entity, name: string) => {
    const field = entity.fields.get(name);
    return field ? fieldTitle(t, entity, field) : name;
  };
  if (Object.keys(rules).length === 0) return <span className="cell-muted">{t('rolePage.noRules')}</span>;
  return (
    <ul className="role-pages">
      {ruled.map((entity) => {
        const rule = rules[entity.name] ?? {};
        return (
          <li key={entity.name}>
            <span>{entityPlural(t, entity)}</span>
            <span className="cell-marks">
              {leavings.flatMap((leaving) =>
                ruledFields(rule)
                  .filter((name) => leavingOf(rule, name) === leaving)
                  .map((name) => (
                    <Mark key={name} color={leaving === 'hidden' ? 'red' : 'gold'}>
                      {t('rolePage.choice', {
                        field: titleOf(entity, name),
                        leaving: t(`rolePage.leaving.${leaving}`),
                      })}
                    </Mark>
                  )),
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
