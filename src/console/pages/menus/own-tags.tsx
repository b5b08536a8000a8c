import { useTranslation } from 'react-i18next';
import type { Impact } from '../../../entity/contract/endpoints/menu-draft';
import { pagesOf, pagesWithout } from '../../../entity/menu/menu-pages';
import { useSpotTitle } from '../../data/navigation/spot-title';
import { useTags } from '../../data/navigation/tags-context';
import { useActor } from '../../data/session';

/** Which of the reader's own open tags break, and in which of them something is not saved. */
export function OwnTags({ current, next }: Pick<Impact, 'current' | 'next'>) {
  const { t } = useTranslation();
  const { roles } = useActor();
  const { open } = useTags();
  const titleOf = useSpotTitle(open.map(({ spot }) => spot));
  const lost = new Set(pagesWithout(pagesOf(current, roles), pagesOf(next, roles)).map(({ path }) => path));
  const breaking = open.filter(({ spot }) => lost.has(spot.place.path));
  if (breaking.length === 0) return <p className="menu-lead">{t('menuPage.impact.noOwnTags')}</p>;
  return (
    <>
      <p className="menu-warning">{t('menuPage.impact.ownTags', { count: breaking.length })}</p>
      <ul className="menu-pages">
        {breaking.map(({ path, spot, name, isHeld }) => (
          <li key={path}>
            {titleOf(spot, name)} <code>{path}</code>
            {isHeld && <strong> {t('menuPage.impact.unsaved')}</strong>}
          </li>
        ))}
      </ul>
    </>
  );
}
