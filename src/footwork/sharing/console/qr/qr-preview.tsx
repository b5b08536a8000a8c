import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '#engine/console/entity/fields/cells/picture-cells';
import './qr.css';

const QrCode = lazy(() => import('./qr-code'));

interface QrPreviewProps {
  readonly text: string;
}

/** The QR code as readers of a report see it, with its content as text below. */
export function QrPreview({ text }: QrPreviewProps) {
  const { t } = useTranslation();
  return (
    <figure className="qr-preview" aria-label={t('account.config.qr.preview')}>
      <Suspense fallback={<span className="qr-wait" />}>
        <QrCode text={text} />
      </Suspense>
      <figcaption>{text}</figcaption>
    </figure>
  );
}

interface QrPictureProps {
  readonly address: string;
}

/** The picture at the address or, if the browser cannot load it, a QR code of the address. */
export function QrPicture({ address }: QrPictureProps) {
  const { t } = useTranslation();
  const [isBroken, setBroken] = useState(false);
  // Pages of the console load pictures over https only.
  if (isBroken || !address.startsWith('https:')) {
    return (
      <>
        <p className="form-help">{t('account.config.qr.noPicture')}</p>
        <QrPreview text={address} />
      </>
    );
  }
  const name = t('account.config.qr.preview');
  return (
    <figure className="qr-preview" aria-label={name} onErrorCapture={() => setBroken(true)}>
      <Picture address={address} name={name} isLarge />
      <figcaption>{address}</figcaption>
    </figure>
  );
}
