import { QRCodeSVG } from '@rc-component/qrcode';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadQr, type ReportQr, type SheetSource } from './sheet-source';

const link: ReportQr = { kind: 'link', value: null };

interface Props {
  readonly source: SheetSource;
  readonly password: string | undefined;
}

/**
 * QR code that store or partner put on their reports. The default code opens this report; it needs a share link, so a
 * report opened from the console has none.
 */
export default function SheetQr({ source, password }: Props) {
  const { t, i18n } = useTranslation();
  const [qr, setQr] = useState<ReportQr>();
  useEffect(() => {
    let isCurrent = true;
    loadQr(source, password, i18n.language).then(
      (answer) => isCurrent && setQr(answer),
      () => isCurrent && setQr(link),
    );
    return () => {
      isCurrent = false;
    };
  }, [source, password, i18n.language]);
  if (!qr) return null;
  if (qr.kind === 'image' && qr.value !== null) {
    return (
      <figure className="sheet-qr">
        <img src={qr.value} alt={t('share.qr.store')} width={88} height={88} onError={() => setQr(link)} />
      </figure>
    );
  }
  if (qr.kind === 'link' && source.kind === 'report') return null;
  const text = qr.kind === 'text' && qr.value !== null ? qr.value : location.href;
  const label = t(qr.kind === 'text' ? 'share.qr.store' : 'share.qr.link');
  return (
    <figure className="sheet-qr">
      <QRCodeSVG value={text} size={88} level="M" role="img" aria-label={label} />
      <figcaption>{label}</figcaption>
    </figure>
  );
}
