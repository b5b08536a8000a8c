import { useTranslation } from 'react-i18next';
import { useFormValues, useInputSurroundings } from '../../entity/fields/input-context';
import '../../entity/fields/tick.css';
import type { InputProps } from '../../data/resource';
import { useActor } from '../../data/session';
import { enumTitle, groupTitle } from '../../i18n/entity-words';
import { enablingRefusals, type StoredRole, scopeRefusal } from './grant-limits';
import { allNodes } from './grant-tree';
import { LockedNote } from './locked-note';
import './role.css';
import type { Reach } from '../../../schema/access/actor';
import { reaches } from '../../../schema/contract/app';
import { useGrants } from './role-hooks';

const statuses = ['enabled', 'disabled'] as const;

type Status = (typeof statuses)[number];

/** Status of a role. Enabling is locked while the role contains rights that the actor lacks. */
export function StatusInput({ control, entity, field, value, onChange }: InputProps<Status>) {
  const { t } = useTranslation();
  const actor = useActor();
  const { labelId, stored } = useInputSurroundings();
  const values = useFormValues();
  const grants = useGrants();
  const permits = new Map(allNodes(grants.data ?? []).map(({ grant }) => [grant.id, grant.perm]));
  // The permissions of buttons are unknown until the grants have loaded.
  const beyond = grants.isPending
    ? []
    : enablingRefusals(actor, stored as StoredRole | undefined, values, permits);
  const places = entity.groups.filter(({ fields }) => beyond.some((name) => fields.includes(name)));
  const isLocked = (status: Status) =>
    status === 'enabled' && value !== 'enabled' && (grants.isPending || beyond.length > 0);
  return (
    <>
      <div {...control} className="role-statuses" role="radiogroup" aria-labelledby={labelId}>
        {statuses.map((status) => (
          <label key={status} className="role-choice">
            <input
              type="radio"
              className="tick"
              name={control.id}
              checked={value === status}
              aria-disabled={isLocked(status)}
              onChange={() => !isLocked(status) && onChange(status)}
            />
            <span>
              {enumTitle(t, entity, field, status)}
              {isLocked(status) && beyond.length > 0 && <LockedNote reason="beyondOwnRights" />}
            </span>
          </label>
        ))}
      </div>
      {beyond.length > 0 && (
        <p className="role-note">
          {t('rolePage.cannotEnable', {
            places: places.map((group) => groupTitle(t, entity, group)).join(', '),
          })}
        </p>
      )}
    </>
  );
}

/** Reach of a role over records, with an explanation of each choice. */
export function ScopeInput<Offered extends Reach>(props: InputProps<Offered>) {
  const { control, entity, field, value, onChange } = props;
  const { t } = useTranslation();
  const actor = useActor();
  const { labelId, stored } = useInputSurroundings();
  const refusalOf = (reach: Reach) => scopeRefusal(actor, stored as StoredRole | undefined, reach);
  return (
    <div {...control} className="role-input role-scopes" role="radiogroup" aria-labelledby={labelId}>
      {reaches.map((reach) => {
        const reason = refusalOf(reach);
        return (
          <label key={reach} className="role-scope">
            <input
              type="radio"
              className="tick"
              name={control.id}
              checked={value === reach}
              aria-disabled={reason !== undefined}
              onChange={() => reason === undefined && onChange(reach as Offered)}
            />
            <span>
              <b>{enumTitle(t, entity, field, reach)}</b>
              {reason && <LockedNote reason={reason} />}
              <span className="role-scope-text">{t(`rolePage.scope.${reach}`)}</span>
            </span>
          </label>
        );
      })}
    </div>
  );
}
