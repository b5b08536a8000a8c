import { useTranslation } from 'react-i18next';
import { useEndpointMutation } from '#engine/console/data/endpoint/use-endpoint-mutation';
import { formatDateTime } from '#engine/console/i18n/format/date';
import { useZone } from '#engine/console/i18n/use-zone';
import { Button } from '#engine/console/kit/button';
import { confirm } from '#engine/console/kit/notice/confirm';
import { notify } from '#engine/console/kit/notice/notify';
import type { ResponseOf } from '#engine/schema/contract/endpoint';
import { languageOf } from '#engine/schema/contract/language';
import { type listReportShares, revokeReportShare, unlockReportShare } from '../endpoints/report-share';

interface Props {
  readonly report: number;
  readonly shares: ResponseOf<typeof listReportShares>;
  readonly onRevoked: (share: number) => void;
}

/** Links that open a report, with buttons to revoke each and to unlock a locked one. */
export function ShareList({ report, shares, onRevoked }: Props) {
  const { t, i18n } = useTranslation();
  const zone = useZone();
  const time = (moment: string) => formatDateTime(moment, languageOf(i18n.language), 'short', zone);
  const revoke = useEndpointMutation(revokeReportShare);
  const unlock = useEndpointMutation(unlockReportShare);

  async function askAndRevoke(share: number): Promise<void> {
    const sure = await confirm({
      danger: true,
      words: (t) => ({
        title: t('sharing.revokeTitle'),
        body: t('sharing.revokeBody'),
        confirm: t('sharing.revoke'),
      }),
    });
    if (!sure || !(await revoke.attempt({ params: { id: report, share } }))) return;
    notify.success(t('sharing.revoked'));
    onRevoked(share);
  }

  return (
    <ul className="share-list">
      {shares.map(({ id, created_at, ends_at, locked, opened }) => (
        <li key={id}>
          <span>
            {t('sharing.made', { at: time(created_at) })}, {t('sharing.ends', { at: time(ends_at) })}
            {opened !== null && `, ${t(opened ? 'sharing.opened' : 'sharing.unopened')}`}
            {locked && <strong className="share-locked">{t('sharing.locked')}</strong>}
          </span>
          {locked && (
            <Button
              size="small"
              onClick={async () => {
                if (await unlock.attempt({ params: { id: report, share: id } }))
                  notify.success(t('sharing.unlocked'));
              }}
            >
              {t('sharing.unlock')}
            </Button>
          )}
          <Button look="outlined-danger" size="small" onClick={() => void askAndRevoke(id)}>
            {t('sharing.revoke')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
