import { useTranslation } from 'react-i18next';
import { type Reach, reaches } from '../../../entity/access/actor';
import { useInputSurroundings } from '../../entity/fields/input-context';
import '../../entity/fields/tick.css';
import type { InputProps } from '../../data/resource';
import { useActor } from '../../data/session';
import { enumTitle } from '../../i18n/entity-words';
import { type StoredRole, scopeRefusal } from './grant-limits';
import { LockedNote } from './locked-note';
import './role.css';

/** Which records a role reaches, each choice explained. */
export function ScopeInput({ control, entity, field, value, onChange }: InputProps) {
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
              onChange={() => reason === undefined && onChange(reach)}
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
