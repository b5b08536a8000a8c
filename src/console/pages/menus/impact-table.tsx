import { useTranslation } from 'react-i18next';
import './impact.css';
import type { RoleImpact } from '../../../entity/menu/menu-impact';
import { PageNames } from './page-names';

interface ImpactTableProps {
  readonly roles: readonly RoleImpact[];
  /** The level that comes next where the table stands. */
  readonly heading: 'h3' | 'h4';
}

/** Which pages and permissions each role gains and loses; those that keep everything are told in one line. */
export function ImpactTable({ roles, heading: Heading }: ImpactTableProps) {
  const { t } = useTranslation();
  const touched = roles.filter(isTouched);
  const others = roles.filter((role) => !isTouched(role));
  return (
    <>
      {touched.map((role) => (
        <div key={role.role} className="menu-impact-role">
          <Heading>
            {role.name}{' '}
            {role.accounts !== null && (
              <small>{t('menuPage.impact.accounts', { count: role.accounts })}</small>
            )}
          </Heading>
          <dl>
            {role.gained.length > 0 && (
              <div>
                <dt>{t('menuPage.impact.gained')}</dt>
                <dd>
                  <PageNames pages={role.gained} />
                </dd>
              </div>
            )}
            {role.lost.length > 0 && (
              <div>
                <dt>{t('menuPage.impact.lost')}</dt>
                <dd>
                  <PageNames pages={role.lost} />
                </dd>
              </div>
            )}
            <Permissions title={t('menuPage.impact.gainedPerms')} perms={role.gainedPerms} />
            <Permissions title={t('menuPage.impact.lostPerms')} perms={role.lostPerms} />
          </dl>
        </div>
      ))}
      {others.length > 0 && (
        <p className="menu-lead">
          {t('menuPage.impact.untouched', { names: others.map(({ name }) => name).join(', ') })}
        </p>
      )}
    </>
  );
}

function Permissions({ title, perms }: { readonly title: string; readonly perms: readonly string[] }) {
  if (perms.length === 0) return null;
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <ul className="menu-pages">
          {perms.map((perm) => (
            <li key={perm}>
              <code>{perm}</code>
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}

function isTouched({ gained, lost, gainedPerms, lostPerms }: RoleImpact): boolean {
  return gained.length + lost.length + gainedPerms.length + lostPerms.length > 0;
}
