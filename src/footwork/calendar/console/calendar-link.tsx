import { useTranslation } from 'react-i18next';
import { usePagePath } from '#engine/console/data/navigation/places-context';
import { LinkButton } from '#engine/console/entity/record/link-button';
import { Icon } from '#engine/console/kit/icon';

/**
 * Links the list of sessions, which contains only those that were changed, to the calendar, which shows all.
 */
export function CalendarLink() {
  const { t } = useTranslation();
  const path = usePagePath('assessment/calendar');
  if (path === undefined) return null;
  return (
    <LinkButton to={`${path}?kind=training`} icon={<Icon name="calendar" size={16} />}>
      {t('console.training.all')}
    </LinkButton>
  );
}
