import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActor } from '../../../engine/console/data/session';
import { Button, buttonClass } from '../../../engine/console/kit/button';
import { CreateLink } from '../../../engine/console/overrides/create-link';
import { holdsOneOf } from '../../../engine/schema/access/perms';
import { sharePermission } from '../../sharing/endpoints/report-share';
import './report-actions.css';

const ShareDialog = lazy(() => import('../../sharing/console/share-dialog'));

interface Props {
  readonly id: number;
  readonly number: string;
  readonly store: number | null | undefined;
  readonly customer: number | null | undefined;
  /** Whether the report has no evaluation yet. */
  readonly isPending: boolean;
}

/** A store's actions on a report: plan training, print the report, share it with the customer. */
export function ReportActions({ id, number, store, customer, isPending }: Props) {
  const { t } = useTranslation();
  const canShare = holdsOneOf(useActor(), [sharePermission]);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="report-actions">
      {customer != null && <CreateLink entity="training-plan" references={{ store, customer, report: id }} />}
      <a className={buttonClass()} href={`/share#report=${id}`} target="_blank" rel="noreferrer">
        <span className="button-words">{t('sharing.print')}</span>
      </a>
      {canShare && <Button onClick={() => setOpen(true)}>{t('sharing.share')}</Button>}
      {isOpen && (
        <Suspense>
          <ShareDialog id={id} number={number} isPending={isPending} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
