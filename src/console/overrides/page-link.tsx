import { useTranslation } from 'react-i18next';
import { usePagePath } from '../data/navigation/places-context';
import { LinkButton } from '../entity/record/link-button';
import { Icon } from '../kit/icon';

interface Props {
  /** The page, by its component: `user/fusionReport`. */
  readonly page: string;
  readonly search: Readonly<Record<string, number>>;
  /** Of the menu, whose words it shows. */
  readonly name: string;
}

/** From a record to a page about it; nothing where the account has no such page in its navigation. */
export function PageLink({ page, search, name }: Props) {
  const { t } = useTranslation();
  const path = usePagePath(page);
  if (path === undefined) return null;
  const query = new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)]));
  return (
    <LinkButton to={`${path}?${query}`} icon={<Icon name="bar-chart" size={16} />}>
      {t(`menu.${name}`)}
    </LinkButton>
  );
}
