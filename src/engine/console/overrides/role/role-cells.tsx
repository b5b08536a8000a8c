import { useTranslation } from 'react-i18next';
import type { CellProps, Row } from '../../data/resource';
import { Mark } from '../../entity/fields/cells/mark';
import { RecordLoading } from '../../entity/record/record-loading';
import { menuTitle } from '../../i18n/menu-title';
import { allNodes } from './grant-tree';
import './role.css';
import {
  accessLevelOf,
  accessLevels,
  type FieldRules,
  ruledFields,
  rulesInForce,
} from '../../../schema/access/field-rules';
import type { Entity } from '../../../schema/model/entity';
import { useEntities } from '../../data/use-entities';
import { entityPlural, fieldTitle } from '../../i18n/entity-words';
import { useGrants } from './role-hooks';

/** Grants of a role: each page with its buttons. */
export function GrantsCell({ value }: Pick<CellProps<Row, readonly number[]>, 'value'>) {
  const { t } = useTranslation();
  const { data, error } = useGrants();
  if (!value?.length) return <span className="cell-muted">—</span>;
  if (!data) return error ? <span className="cell-muted">{error.msg}</span> : <RecordLoading />;
  const held = new Set(value);
  const pages = allNodes(data).filter(
    ({ grant }) => held.has(grant.id) && grant.type !== 'directory' && grant.type !== 'button',
  );
  if (pages.length === 0) return <span className="cell-muted">—</span>;
  return (
    <ul className="role-pages">
      {pages.map(({ grant, buttons }) => (
        <li key={grant.id}>
          <span>{menuTitle(t, grant.name)}</span>
          <span className="cell-marks">
            {buttons
              .filter((button) => held.has(button.grant.id))
              .map((button) => (
                <Mark key={button.grant.id}>{menuTitle(t, button.grant.name)}</Mark>
              ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Field rules of a role: hidden and read-only fields by entity. */
export function FieldRulesCell({ value }: Pick<CellProps<Row, FieldRules>, 'value'>) {
  const { t } = useTranslation();
  const rules = rulesInForce(value ?? null);
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
              {accessLevels.flatMap((leaving) =>
                ruledFields(rule)
                  .filter((name) => accessLevelOf(rule, name) === leaving)
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
