import { Alert, QRCode, Select } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#engine/console/data/api-error';
import { useEndpoint } from '#engine/console/data/endpoint/use-endpoint';
import { useEndpointMutation } from '#engine/console/data/endpoint/use-endpoint-mutation';
import { Button, buttonClass } from '#engine/console/kit/button';
import { CopyButton } from '#engine/console/kit/copy-button';
import { FormDialog } from '#engine/console/kit/form-dialog';
import { listReportShares, shareDays, shareReport } from '../endpoints/report-share';
import { ShareList } from './share-list';

interface Props {
  readonly id: number;
  readonly name: string;
  readonly isPending: boolean;
  readonly onClose: () => void;
}

interface Made {
  readonly id: number;
  readonly link: string;
  /** The password that the link requires; null if it requires none, undefined if the user may not see it. */
  readonly password: string | null | undefined;
}

/** Creates links with which the customer opens a report, and lists the existing ones. */
export default function ShareDialog({ id, name, isPending, onClose }: Props) {
  const { t } = useTranslation();
  const [days, setDays] = useState<(typeof shareDays)[number]>(30);
  const [made, setMade] = useState<Made>();
  const [message, setMessage] = useState<string>();
  const { data: shares = [] } = useEndpoint(listReportShares, { params: { id } });
  const make = useEndpointMutation(shareReport);

  async function share(): Promise<void> {
    setMessage(undefined);
    try {
      const { id: share, token, password } = await make.send({ params: { id }, body: { days } });
      setMade({ id: share, link: `${location.origin}/share#${token}`, password });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setMessage(error.msg);
    }
  }

  return (
    <FormDialog
      title={t('sharing.title', { name })}
      width={560}
      onCancel={onClose}
      cancelText={t('sharing.close')}
    >
      {isPending && <Alert type="info" showIcon message={t('sharing.pending')} />}
      <div className="share-days">
        <label htmlFor="share-days">{t('sharing.days')}</label>
        <Select
          id="share-days"
          value={days}
          onChange={setDays}
          options={shareDays.map((count) => ({ value: count, label: t('sharing.day', { count }) }))}
        />
        <Button look="primary" isBusy={make.isPending} onClick={() => void share()}>
          {t('sharing.make')}
        </Button>
      </div>
      <div role="alert">{message && <Alert type="error" showIcon message={message} />}</div>
      {made && <NewLink {...made} />}
      <h3>{t('sharing.active')}</h3>
      {shares.length === 0 && <p>{t('sharing.none')}</p>}
      <ShareList
        report={id}
        shares={shares}
        onRevoked={(share) => {
          if (share === made?.id) setMade(undefined);
        }}
      />
    </FormDialog>
  );
}

function NewLink({ link, password }: Made) {
  const { t } = useTranslation();
  const shown = useRef<HTMLElement>(null);
  return (
    <div className="share-link">
      <QRCode
        aria-label={t('sharing.qr')}
        type="svg"
        value={link}
        size={140}
        color="#000000"
        bgColor="#ffffff"
      />
      <div>
        <code ref={shown}>{link}</code>
        <p>
          {t('sharing.once')} {password === undefined && t('sharing.asks')}
          {password === null && t('sharing.noPassword')}
        </p>
        {typeof password === 'string' && (
          <p>
            {t('sharing.password')} <code>{password}</code>
          </p>
        )}
        <div className="share-link-buttons">
          <CopyButton text={link} shown={shown} />
          <a className={buttonClass()} href={link} target="_blank" rel="noreferrer">
            {t('sharing.open')}
          </a>
        </div>
      </div>
    </div>
  );
}
