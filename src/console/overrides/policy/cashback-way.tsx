import { useTranslation } from 'react-i18next';
import { usePagePath } from '../../data/navigation/places-context';
import { LinkButton } from '../../entity/record/link-button';
import { Icon } from '../../kit/icon';

/** Link from a policy to the progress of its stores. */
export function CashbackWay({ row }: { readonly row: { readonly id: number } }) {
  const { t } = useTranslation();
  const path = usePagePath('policy/returncash');
  if (path === undefined) return null;
  return (
    <div>
      <LinkButton to={`${path}?policy=${row.id}`} icon={<Icon name="bar-chart" size={16} />}>
        {t('menu.policyStatistics')}
      </LinkButton>
    </div>
  );
}
