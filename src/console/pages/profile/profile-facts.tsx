import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../entity/contract/language';
import { type Entity, fieldNamed } from '../../../entity/model/entity';
import { useSession } from '../../data/session';
import { fieldTitle } from '../../i18n/entity-words';
import { formatDateTime } from '../../i18n/format/date';
import { roleText } from '../../i18n/role-text';
import '../../overrides/manager/account.css';
import type { Profile } from './use-profile';

/** What the account is, which only others can change. */
export function ProfileFacts({ entity, profile }: { readonly entity: Entity; readonly profile: Profile }) {
  const { t, i18n } = useTranslation();
  const { user, actor } = useSession();
  const { account, roles } = profile;
  const title = (name: string) => fieldTitle(t, entity, fieldNamed(entity, name));
  const since = formatDateTime(String(account.create_time), languageOf(i18n.language), 'short');
  const store = account._labels?.store ?? (actor.store === null ? undefined : t('field.unnamed'));
  const facts: readonly (readonly [string, string | undefined])[] = [
    [title('username'), user.username],
    [title('utype'), t(`console.utypes.${user.utype}`)],
    [title('roles'), roles.map((name) => roleText(t, name)).join(', ')],
    [title('pcode'), user.pcode ?? undefined],
    [title('store'), typeof store === 'string' ? store : undefined],
    [t('account.profile.reach'), t(`account.profile.reaches.${actor.scope}`)],
    [t('account.profile.since'), since],
  ];
  return (
    <section className="account-card" aria-label={t('account.profile.what')}>
      <h2>{t('account.profile.what')}</h2>
      <dl className="account-facts">
        {facts.map(([name, value]) =>
          value === undefined ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
}
