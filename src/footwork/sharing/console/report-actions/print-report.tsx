import { useTranslation } from 'react-i18next';
import { buttonClass } from '#engine/console/kit/button';
import type { ReportActionProps } from '../../../reports/console/report-actions';

/** Opens the report as the customer sees it, to print it. */
export default function PrintReport({ id }: ReportActionProps) {
  const { t } = useTranslation();
  return (
    <a className={buttonClass()} href={`/share#report=${id}`} target="_blank" rel="noreferrer">
      <span className="button-words">{t('sharing.print')}</span>
    </a>
  );
}
