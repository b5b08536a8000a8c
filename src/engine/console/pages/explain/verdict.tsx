import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Explained } from '../../../schema/contract/endpoints/access';
import type { Entity } from '../../../schema/model/entity';
import type { AccessQuestion } from '../../entity/explain/explain-address';
import { usePageSurroundings } from '../../entity/fields/page-surroundings';
import { entityPlural } from '../../i18n/entity-words';
import { roleText } from '../../i18n/role-text';
import { Facts } from '../../kit/facts';
import { Icon } from '../../kit/icon';
import { useGrants } from '../../overrides/role/role-hooks';
import { actionWord, remedyText } from './decision-text';
import { useRoleHeads } from './use-role-heads';

interface VerdictProps {
  readonly entity: Entity;
  readonly question: AccessQuestion;
  readonly explained: Explained;
}

/** The answer, then each step of the decision, and for each denied step what would have to change. */
export function Verdict({ entity, question, explained }: VerdictProps) {
  const { t } = useTranslation();
  const { recordPath } = usePageSurroundings(true);
  const { action = 'show' } = question;
  const { actor, allowed, steps, grantedBy } = explained;
  const grants = useGrants();
  const heads = useRoleHeads();
  const account = recordPath('manager', actor.id);
  return (
    <section
      className={allowed ? 'verdict is-allowed' : 'verdict is-denied'}
      aria-label={t('explain.answer')}
    >
      <h2>
        <Icon name={allowed ? 'check' : 'close'} size={22} />
        {t(allowed ? 'explain.allowed' : 'explain.denied')}
      </h2>
      <p className="verdict-what">
        {account === undefined ? actor.nickname : <Link to={account}>{actor.nickname}</Link>} ·{' '}
        {entityPlural(t, entity)} · {actionWord(t, entity, action)}
      </p>
      <ol className="verdict-steps">
        {steps.map((step) => (
          <li key={`${step.about} ${step.reason}`} className={step.allowed ? 'is-allowed' : 'is-denied'}>
            <Icon name={step.allowed ? 'check' : 'close'} size={16} />
            <div>
              <h3>
                {t(`explain.about.${step.about}`)}
                <span className="visually-hidden">
                  : {t(step.allowed ? 'explain.allowed' : 'explain.denied')}
                </span>
              </h3>
              <p>{step.message}</p>
              {!step.allowed && (
                <p className="verdict-remedy">
                  <b>{t('explain.toChange')}</b> {remedyText(t, entity, question, step, grants.data ?? [])}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
      <Facts
        className="verdict-facts"
        facts={[
          [
            t('explain.roles'),
            <RoleNames
              key="roles"
              roles={actor.roles.map((code) => heads.data?.find((head) => head.code === code) ?? { code })}
            />,
          ],
          [t('explain.rows'), t(`explain.reach.${actor.scope}`)],
          [t('explain.grantedBy'), grantedBy.length > 0 && <RoleNames key="granted" roles={grantedBy} />],
        ]}
      />
    </section>
  );
}

interface KnownRole {
  readonly code: string;
  readonly id?: number;
  readonly name?: string;
}

/** Names of roles, as links if the user may see their pages. */
function RoleNames({ roles }: { roles: readonly KnownRole[] }) {
  const { t } = useTranslation();
  const { recordPath } = usePageSurroundings(true);
  if (roles.length === 0) return '—';
  return roles.map(({ code, id, name: storedName = code }, at) => {
    const name = roleText(t, storedName);
    const path = id === undefined ? undefined : recordPath('role', id);
    return (
      <span key={code}>
        {at > 0 && ', '}
        {path === undefined ? name : <Link to={path}>{name}</Link>}
      </span>
    );
  });
}
