import { useTranslation } from 'react-i18next';
import type { Impact } from '../../../entity/contract/endpoints/menu-draft';
import { difference } from '../../../entity/menu/menu-difference';
import { useEntities } from '../../data/use-entities';
import { ChangeList } from './change-list';
import './history-page.css';

/** What publishing changes in the menus, entry by entry. */
export function DraftChanges({ impact: { current, next } }: { readonly impact: Impact }) {
  const { t } = useTranslation();
  const entity = useEntities().find(({ name }) => name === 'menu');
  const changes = difference(current, next);
  if (changes.length === 0) return <p className="menu-lead">{t('menuPage.difference.none')}</p>;
  return entity && <ChangeList entity={entity} changes={changes} trees={[current, next]} />;
}
