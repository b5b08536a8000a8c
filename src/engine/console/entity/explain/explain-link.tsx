import { useTranslation } from 'react-i18next';
import { usePagePath } from '../../data/navigation/places-context';
import { Icon } from '../../kit/icon';
import { LinkButton } from '../record/link-button';
import { type AccessQuestion, printQuestion } from './explain-address';

/** Link to the explanation of an access question; nothing if the user has no such page. */
export function ExplainLink({ question }: { question: AccessQuestion }) {
  const { t } = useTranslation();
  const path = usePagePath('system/role/explain');
  if (path === undefined) return null;
  return (
    <LinkButton to={`${path}${printQuestion(question)}`} icon={<Icon name="safety" size={16} />}>
      {t('menu.roleExplain')}
    </LinkButton>
  );
}
