import { useTranslation } from 'react-i18next';
import { useFormValues, useInputSurroundings } from '../../entity/fields/input-context';
import '../../entity/fields/tick.css';
import type { InputProps } from '../../data/resource';
import { useActor } from '../../data/session';
import { enumOptions, groupTitle } from '../../i18n/entity-words';
import { enablingRefusals, type StoredRole } from './grant-limits';
import { allNodes } from './grant-tree';
import { LockedNote } from './locked-note';
import './role.css';
import { useGrants } from './role-hooks';

/** Whether a role is in force. Enabling is not offered while it gives more than who would enable it has. */
export function StatusInput({ control, entity, field, value, onChange }: InputProps) {
  const { t } = useTranslation();
  const actor = useActor();
  const { labelId, stored } = useInputSurroundings();
  const values = useFormValues();
  const grants = useGrants();
  const permits = new Map(allNodes(grants.data ?? []).map(({ grant }) => [grant.id, grant.perm]));
  // What the buttons permit is not known yet while they are on their way.
  const beyond = grants.isPending
    ? []
    : enablingRefusals(actor, stored as StoredRole | undefined, values, permits);
  const places = entity.groups.filter(({ fields }) => beyond.some((name) => fields.includes(name)));
  const isLocked = (status: string) =>
    status === 'enabled' && value !== 'enabled' && (grants.isPending || beyond.length > 0);
  return (
    <>
      <div {...control} className="role-statuses" role="radiogroup" aria-labelledby={labelId}>
        {enumOptions(t, entity, field).map(({ value: status, label }) => (
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
              {label}
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
