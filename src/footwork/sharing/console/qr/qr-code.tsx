import { QRCode } from 'antd';

/** Capacity of a QR code of error level M, in bytes. */
const bytesLimit = 2331;

interface QrCodeProps {
  readonly text: string;
}

/** Black on white also in dark mode, because scanners expect it. Renders nothing if the text exceeds the capacity. */
export default function QrCode({ text }: QrCodeProps) {
  if (new TextEncoder().encode(text).length > bytesLimit) return null;
  return <QRCode aria-label={text} type="svg" value={text} size={160} color="#000000" bgColor="#ffffff" />;
}
