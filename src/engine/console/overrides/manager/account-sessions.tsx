import { useTranslation } from 'react-i18next';
import { can } from '../../../schema/access/access';
import { useActor } from '../../data/session';
import { refusalOf } from '../../entity/fields/refusal';
import type { AccountProps } from './account-props';
import { SessionList, useAccountSessions } from './session-list';

/** Sessions of the account; only users with the permission to edit accounts see them. */
export function AccountSessions({ entity, row }: AccountProps) {
  const { t } = useTranslation();
  const actor = useActor();
  if (!can(actor, 'update', entity)) return null;
  const title = t('account.sessions.ofAccount');
  const reason = refusalOf(t, entity, row, 'update');
  return (
    <section className="show-section" aria-label={title}>
      <h2>{title}</h2>
      {reason === undefined ? (
        <Listed id={row.id} isOwn={row.id === actor.id} />
      ) : (
        <p className="cell-muted">{reason}</p>
      )}
    </section>
  );
}

function Listed({ id, isOwn }: { readonly id: number; readonly isOwn: boolean }) {
  const key = isOwn ? 'account.sessions.endOthers' : 'account.sessions.endAll';
  return <SessionList sessions={useAccountSessions(id)} endAll={(t) => t(key)} />;
}
