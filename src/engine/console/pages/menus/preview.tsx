import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MemoryRouter, useLocation } from 'react-router';
import { appName } from '../../../schema/contract/app';
import type { Draft } from '../../../schema/contract/endpoints/menu-draft';
import type { MenuRoute } from '../../data/navigation/menu-route';
import { navEntries } from '../../data/navigation/nav-entries';
import { NavList } from '../../data/navigation/nav-list';
import { usePlaceTitle } from '../../data/navigation/place-title';
import { placesOf } from '../../data/navigation/places';
import { PlacesContext, useCurrentPlace, usePages } from '../../data/navigation/places-context';
import { WithoutRouter } from '../../data/navigation/router-internals';
import { Logo } from '../../kit/brand/logo';
import '../../data/navigation/sidebar.css';
import type { RoleInfo } from '../../../schema/menu/menu-impact';
import { useActor } from '../../data/session';
import { Unanswered } from '../../entity/record/unanswered';
import { usePreview } from './menu-queries';
import './preview.css';

interface PreviewProps {
  readonly draft: Draft;
  readonly roles: readonly RoleInfo[];
  readonly isSent: boolean;
}

/** The navigation of a role after publishing the draft, rendered by the real components. */
export default function Preview({ draft, roles, isSent }: PreviewProps) {
  const { t } = useTranslation();
  const [role, setRole] = useState(roles.find(({ enabled }) => enabled)?.code);
  const query = usePreview(draft.id, draft.version, isSent ? undefined : role);
  return (
    <section className="menu-frame menu-panel" aria-label={t('menuPage.parts.preview')}>
      <div className="menu-preview-role">
        <label htmlFor="menu-preview-role">{t('menuPage.preview.role')}</label>
        <Select
          id="menu-preview-role"
          options={roles.map(({ code, name, enabled }) => ({
            value: code,
            label: enabled ? name : t('menuPage.preview.disabled', { name }),
          }))}
          value={role}
          onChange={setRole}
          popupMatchSelectWidth={false}
        />
      </div>
      <p className="menu-lead">{t('menuPage.preview.lead')}</p>
      {!query.data && <Unanswered query={query} />}
      {query.data && role !== undefined && <PreviewedNavigation key={role} routes={query.data} role={role} />}
    </section>
  );
}

function PreviewedNavigation({ routes, role }: { routes: readonly MenuRoute[]; role: string }) {
  const { t } = useTranslation();
  const actor = useActor();
  const places = placesOf(routes, { ...actor, roles: [role] }, usePages());
  const entries = navEntries(places);
  if (entries.length === 0) return <p className="menu-empty">{t('menuPage.preview.empty')}</p>;
  return (
    // Links stay inside the preview.
    <WithoutRouter>
      <MemoryRouter>
        <PlacesContext value={places}>
          <div className="menu-preview">
            <nav className="sidebar" aria-label={t('menuPage.preview.navigation')}>
              <span className="sidebar-brand">
                <Logo size={30} />
                <span>{appName}</span>
              </span>
              <div className="sidebar-nav">
                <NavList entries={entries} shape="tree" />
              </div>
            </nav>
            <Opened />
          </div>
        </PlacesContext>
      </MemoryRouter>
    </WithoutRouter>
  );
}

/** The page that the selected entry would open. */
function Opened() {
  const { t } = useTranslation();
  const place = useCurrentPlace();
  const titleOf = usePlaceTitle();
  const { pathname } = useLocation();
  if (!place) return <p className="menu-preview-page">{t('menuPage.preview.press')}</p>;
  return (
    <div className="menu-preview-page">
      <strong>{[...place.parents, place].map(titleOf).join(' / ')}</strong>
      <code>{pathname}</code>
      {place.target.kind === 'unknown' && <p className="menu-warning">{t('menuPage.preview.unknown')}</p>}
    </div>
  );
}
