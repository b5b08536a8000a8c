import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActor } from '#engine/console/data/session';
import { Button } from '#engine/console/kit/button';
import { holdsPerm } from '#engine/schema/access/perms';
import type { ReportActionProps } from '../../../reports/console/report-actions';
import { sharePermission } from '../../endpoints/report-share';

const ShareDialog = lazy(() => import('../share-dialog'));

/** Opens the dialog that makes and lists links for the customer. */
export default function ShareReport({ id, name, isPending }: ReportActionProps) {
  const { t } = useTranslation();
  const canShare = holdsPerm(useActor(), sharePermission);
  const [isOpen, setOpen] = useState(false);
  if (!canShare) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('sharing.share')}</Button>
      {isOpen && (
        <Suspense>
          <ShareDialog id={id} name={name} isPending={isPending} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
