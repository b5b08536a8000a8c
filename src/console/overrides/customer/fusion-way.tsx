import { useTranslation } from 'react-i18next';
import { usePagePath } from '../../data/navigation/places-context';
import { LinkButton } from '../../entity/record/link-button';
import { Icon } from '../../kit/icon';

/** Link from a customer to the comparison of all their measurements. */
export function FusionWay({ customer }: { readonly customer: number }) {
  const { t } = useTranslation();
  const path = usePagePath('user/fusionReport');
  if (path === undefined) return null;
  return (
    <LinkButton to={`${path}?customer=${customer}`} icon={<Icon name="bar-chart" size={16} />}>
      {t('menu.fusionReport')}
    </LinkButton>
  );
}
