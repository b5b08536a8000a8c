import { useTranslation } from 'react-i18next';
import { usePagePath } from '../data/navigation/places-context';
import { LinkButton } from '../entity/record/link-button';
import { Icon } from '../kit/icon';

interface Props {
  /** Component name of the page: `user/fusionReport`. */
  readonly page: string;
  readonly search: Readonly<Record<string, number>>;
  /** Name of the menu; its translation is the text of the link. */
  readonly name: string;
}

/** Link from a record to a page about it; renders nothing if the user's menus do not contain the page. */
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
