import { Alert } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Impact } from '../../../schema/contract/endpoints/menu-draft';
import type { Finding } from '../../../schema/contract/endpoints/menu-tree';
import type { MenuEntry } from '../../../schema/menu/menu-entry';
import { pagesLost, type RoleImpact, type RoleInfo } from '../../../schema/menu/menu-impact';
import type { RightsRefusal } from '../../../schema/menu/menu-rights';
import { permsInWords } from '../../../schema/menu/role-changes';
import { useMatchTitle } from '../../data/navigation/match-title';
import { useTags } from '../../data/navigation/tags-context';
import { useActor } from '../../data/session';
import { menuTitle } from '../../i18n/menu-title';
import { ChangeList } from './change-list';
import './impact.css';

interface ConsequencesProps {
  readonly impact: Impact;
  readonly roles: readonly RoleInfo[];
  /** Why the server would refuse the publication. */
  readonly refusal: RightsRefusal | undefined;
}

/** The consequences of a publication: faults, and changes for roles and open tags. */
export function Consequences({ impact, roles, refusal }: ConsequencesProps) {
  const { t } = useTranslation();
  const { current, next, faults, warnings, vanished } = impact;
  const touched = impact.roles.filter(isTouched);
  const others = impact.roles.filter((role) => !isTouched(role));
  return (
    <div className="menu-impact">
      <FindingAlert type="error" title={t('menuPage.impact.faults')} findings={faults} tree={next} />
      {refusal && <Alert type="warning" showIcon message={refusalText(t, refusal, roles)} />}
      <FindingAlert type="warning" title={t('menuPage.impact.warnings')} findings={warnings} tree={next} />
      <div>
        <h2>{t('menuPage.impact.changes')}</h2>
        <ChangeList from={current} to={next} />
      </div>
      <div>
        <h2>{t('menuPage.impact.roles')}</h2>
        {touched.map((role) => (
          <OneRole key={role.role} role={role} />
        ))}
        {others.length > 0 && (
          <p className="menu-lead">
            {t('menuPage.impact.untouched', { names: others.map(({ name }) => name).join(', ') })}
          </p>
        )}
      </div>
      <div>
        <h2>{t('menuPage.impact.vanished')}</h2>
        <p className="menu-lead">
          {vanished.length === 0
            ? t('menuPage.impact.noneVanished')
            : t('menuPage.publish.vanished', { count: vanished.length })}
        </p>
        <Addresses of={vanished} />
        <OwnTags current={current} next={next} />
      </div>
    </div>
  );
}

/** Why somebody else has to publish a change. */
function refusalText(t: TFunction, refusal: RightsRefusal, roles: readonly RoleInfo[]): string {
  const key = `menuPage.publish.${refusal.reason}` as const;
  if (refusal.reason !== 'ownRoleLoses') return t(key, { ...refusal });
  const { role, perms } = refusal.loss;
  const name = roles.find(({ code }) => code === role)?.name ?? role;
  return t(key, { role: name, perms: permsInWords(perms) });
}

interface FindingAlertProps {
  readonly type: 'error' | 'warning';
  readonly title: string;
  readonly findings: readonly Finding[];
  readonly tree: readonly MenuEntry[];
}

/** Faults or warnings, each with the name of its entry. */
export function FindingAlert({ type, title, findings, tree }: FindingAlertProps) {
  const { t } = useTranslation();
  if (findings.length === 0) return null;
  const lines = findings.map(({ field, rule, message, isKnown }) => {
    const entry = tree.find(({ id }) => field.startsWith(`tree.${id}.`));
    return (
      <li key={`${field} ${rule}`}>
        {entry && <strong>{menuTitle(t, entry.name)}: </strong>}
        {message}
        {isKnown && <small> {t('menuPage.impact.known')}</small>}
      </li>
    );
  });
  return <Alert type={type} showIcon message={title} description={<ul className="menu-pages">{lines}</ul>} />;
}

/** Pages and permissions that a role gains and loses. */
function OneRole({ role }: { readonly role: RoleImpact }) {
  const { t } = useTranslation();
  const { name, accounts, gained, lost, gainedPerms, lostPerms } = role;
  const groups: readonly (readonly [string, readonly Address[]])[] = [
    [t('menuPage.impact.gained'), gained],
    [t('menuPage.impact.lost'), lost],
    [t('menuPage.impact.gainedPerms'), gainedPerms.map((path) => ({ path }))],
    [t('menuPage.impact.lostPerms'), lostPerms.map((path) => ({ path }))],
  ];
  return (
    <div className="menu-impact-role">
      <h3>
        {name} {accounts !== null && <small>{t('menuPage.impact.accounts', { count: accounts })}</small>}
      </h3>
      <dl>
        {groups.map(
          ([title, addresses]) =>
            addresses.length > 0 && (
              <div key={title}>
                <dt>{title}</dt>
                <dd>
                  <Addresses of={addresses} />
                </dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}

function isTouched({ gained, lost, gainedPerms, lostPerms }: RoleImpact): boolean {
  return gained.length + lost.length + gainedPerms.length + lostPerms.length > 0;
}

/** The reader's own open tags that break, marked if they have unsaved input. */
function OwnTags({ current, next }: Pick<Impact, 'current' | 'next'>) {
  const { t } = useTranslation();
  const { roles } = useActor();
  const { open } = useTags();
  const titleOf = useMatchTitle(open.map(({ match }) => match));
  const lost = new Set(pagesLost(current, next, roles).map(({ path }) => path));
  const breaking = open.filter(({ match }) => lost.has(match.place.path));
  if (breaking.length === 0) return <p className="menu-lead">{t('menuPage.impact.noOwnTags')}</p>;
  return (
    <>
      <p className="menu-warning">{t('menuPage.impact.ownTags', { count: breaking.length })}</p>
      <Addresses
        of={breaking.map(({ path, match, name, isHeld }) => ({
          path,
          title: titleOf(match, name),
          remark: isHeld && t('menuPage.impact.unsaved'),
        }))}
      />
    </>
  );
}

interface Address {
  /** Path of a page, or a permission. */
  readonly path: string;
  readonly name?: string;
  readonly title?: string;
  readonly remark?: string | false;
}

function Addresses({ of }: { readonly of: readonly Address[] }) {
  const { t } = useTranslation();
  if (of.length === 0) return null;
  return (
    <ul className="menu-pages">
      {of.map(({ path, name, title, remark }) => (
        <li key={path}>
          {title ?? (name !== undefined && menuTitle(t, name))} <code>{path}</code>
          {remark && <strong> {remark}</strong>}
        </li>
      ))}
    </ul>
  );
}
