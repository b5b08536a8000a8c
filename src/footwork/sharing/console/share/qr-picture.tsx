import { QRCodeSVG } from '@rc-component/qrcode';

/** In a module of its own, since it is the largest part of a page that may show no code. */
export default function QrPicture({ text, label }: { readonly text: string; readonly label: string }) {
  return <QRCodeSVG value={text} size={88} level="M" role="img" aria-label={label} />;
}
