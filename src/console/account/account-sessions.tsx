import { useTranslation } from 'react-i18next';
import { can } from '../../entity/access';
import { useActor } from '../providers/session';
import type { AccountProps } from './account-props';
import { SessionList } from './session-list';

/** Where the account is signed in; for who may edit it. */
export default function AccountSessions({ entity, row }: AccountProps) {
  const { t } = useTranslation();
  const actor = useActor();
  if (!can(actor, 'update', entity)) return null;
  const title = t('account.sessions.ofAccount');
  return (
    <section className="show-section" aria-label={title}>
      <h2>{title}</h2>
      <SessionList
        path={`/${entity.plural}/${row.id}/sessions`}
        endAll={t(row.id === actor.id ? 'account.sessions.endOthers' : 'account.sessions.endAll')}
      />
    </section>
  );
}
