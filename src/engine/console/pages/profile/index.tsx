import { use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { canWrite } from '../../../schema/access/access';
import { ownTie } from '../../../schema/access/actor';
import { levels } from '../../../schema/contract/app';
import type { Level } from '../../../schema/contract/define-app';
import { changeProfile } from '../../../schema/contract/endpoints/account';
import { languageOf } from '../../../schema/contract/language';
import { type Entity, fieldNamed } from '../../../schema/model/entity';
import { useEndpointMutation } from '../../data/endpoint/use-endpoint-mutation';
import type { Resource, Row } from '../../data/resource';
import { useActor, useSession } from '../../data/session';
import { loadParts } from '../../entity/entity-parts';
import { outcomeOf, type Save } from '../../entity/form/outcome';
import { RecordFormPage } from '../../entity/form/record-form-page';
import { LinkButton } from '../../entity/record/link-button';
import { Unanswered } from '../../entity/record/unanswered';
import { fieldTitle } from '../../i18n/entity-words';
import { formatDateTime } from '../../i18n/format/date';
import { roleText } from '../../i18n/role-text';
import { type Fact, Facts } from '../../kit/facts';
import { Icon } from '../../kit/icon';
import { usePageTitle } from '../../kit/page-title';
import { type Profile, useProfile } from './use-profile';
import '../../overrides/manager/account.css';

/** Fields of the own account that the server lets the user change, as far as the application has them. */
const ownFields = ['nickname', 'contact', 'phone', 'icon'];

/** The user's own account, with a form for the fields that the user may change. */
export default function ProfilePage() {
  const { t } = useTranslation();
  const parts = loadParts.edit('manager');
  const query = useProfile();
  usePageTitle(t('menu.profile'));
  const [entity, resource] = use(parts);
  if (!query.data) return <Unanswered query={query} />;
  return <ProfileForm entity={entity} resource={resource} profile={query.data} />;
}

interface ProfileFormProps {
  readonly entity: Entity;
  readonly resource: Resource;
  readonly profile: Profile;
}

/** Form of the account's own fields, below its read-only facts. */
function ProfileForm({ entity, resource, profile }: ProfileFormProps) {
  const { t } = useTranslation();
  const actor = useActor();
  const { send } = useEndpointMutation(changeProfile);
  const save: Save = ({ changes, version }) =>
    outcomeOf(send({ body: { ...changes, version } }).then((data) => ({ data: data as Row })));
  const own = useMemo(() => ownFields.filter((name) => entity.fields.has(name)), [entity]);
  const fields = useMemo(
    () => own.map((name) => fieldNamed(entity, name)).filter((field) => canWrite(actor, field)),
    [entity, own, actor],
  );
  const grouped = useMemo(
    () => ({ ...entity, groups: [{ name: 'own', title: t('account.profile.own'), fields: own }] }),
    [entity, own, t],
  );
  return (
    <RecordFormPage
      entity={grouped}
      resource={resource}
      title={t('menu.profile')}
      fields={fields}
      start={profile.account}
      stored={profile.account}
      save={save}
      draftName="profile"
      tools={
        <>
          <LinkButton to="/profile/sessions" icon={<Icon name="laptop" size={16} />}>
            {t('menu.ownSessions')}
          </LinkButton>
          <LinkButton to="/profile/password" icon={<Icon name="key" size={16} />}>
            {t('menu.changePassword')}
          </LinkButton>
        </>
      }
    >
      <ProfileFacts entity={entity} profile={profile} />
    </RecordFormPage>
  );
}

/** Facts of the account that only others can change. */
function ProfileFacts({ entity, profile }: { readonly entity: Entity; readonly profile: Profile }) {
  const { t, i18n } = useTranslation();
  const { user, actor } = useSession();
  const { account, roles } = profile;
  const title = (name: string) => fieldTitle(t, entity, fieldNamed(entity, name));
  const since = formatDateTime(String(account.create_time), languageOf(i18n.language), 'short');
  const tieText = ({ name, field, entity: target }: Level) => {
    const own = ownTie(actor, name);
    if (own === null || target === undefined) return own === null ? undefined : String(own);
    return String(account._labels?.[field] ?? t('field.unnamed'));
  };
  const facts: readonly Fact[] = [
    [title('username'), user.username],
    [title('utype'), t(`utypes.${user.utype}`)],
    [title('roles'), roles.map((name) => roleText(t, name)).join(', ')],
    ...levels.map((level): Fact => [title(level.field), tieText(level)]),
    [t('account.profile.reach'), t(`account.profile.reaches.${actor.scope}`)],
    [t('account.profile.since'), since],
  ];
  return (
    <section className="account-card" aria-label={t('account.profile.what')}>
      <h2>{t('account.profile.what')}</h2>
      <Facts className="account-facts" facts={facts} />
    </section>
  );
}
