import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadQr, type OpenSheet, type ReportQr } from './sheet-source';

const QrPicture = lazy(() => import('./qr-picture'));

const link: ReportQr = { kind: 'link', value: null };

/**
 * QR code that store or partner put on their reports. The default code opens this report; it needs a share link, so a
 * report opened from the console has none.
 */
export function SheetQr({ source, password }: Pick<OpenSheet, 'source' | 'password'>) {
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
    <Suspense>
      <figure className="sheet-qr">
        <QrPicture text={text} label={label} />
        <figcaption>{label}</figcaption>
      </figure>
    </Suspense>
  );
}
