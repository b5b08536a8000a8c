import { useTranslation } from 'react-i18next';
import type { CellProps } from '../../data/resource';
import { Mark } from '../../entity/fields/cells/mark';
import { RecordLoading } from '../../entity/record/record-loading';
import { menuTitle } from '../../i18n/menu-title';
import { allNodes } from './grant-tree';
import './role.css';
import { useGrants } from './use-grants';

/** What a role holds: each page with its buttons. */
export function GrantsCell({ value }: Pick<CellProps, 'value'>) {
  const { t } = useTranslation();
  const { data, error } = useGrants();
  if (!data) return error ? <span className="cell-muted">{error.msg}</span> : <RecordLoading />;
  const held = new Set(Array.isArray(value) ? value.map(Number) : []);
  const pages = allNodes(data).filter(
    ({ grant }) => held.has(grant.id) && grant.type !== 'directory' && grant.type !== 'button',
  );
  return (
    <ul className="role-pages">
      {pages.map(({ grant, buttons }) => (
        <li key={grant.id}>
          <span>{menuTitle(t, grant.name)}</span>
          <span className="cell-marks">
            {buttons
              .filter((button) => held.has(button.grant.id))
              .map((button) => (
                <Mark key={button.grant.id}>{menuTitle(t, button.grant.name)}</Mark>
              ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
