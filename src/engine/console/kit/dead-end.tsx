import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PageNote } from './page-note';
import { usePageTitle } from './page-title';

interface DeadEndProps {
  readonly icon: string;
  readonly title: string;
  readonly text: string;
}

/** A page with nothing to show but a message and a link to the start page. */
export function DeadEnd({ icon, title, text }: DeadEndProps) {
  const { t } = useTranslation();
  usePageTitle(title);
  return (
    <PageNote icon={icon} title={title} text={text}>
      <Link className="button" to="/">
        {t('console.error.home')}
      </Link>
    </PageNote>
  );
}
