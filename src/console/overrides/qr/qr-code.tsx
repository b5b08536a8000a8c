import { QRCode } from 'antd';

/** What a code of error level M can hold. */
const bytesLimit = 2331;

interface QrCodeProps {
  readonly text: string;
}

/** Black on white in the dark too: readers of codes expect it. Nothing where the text is longer than a code can hold. */
export default function QrCode({ text }: QrCodeProps) {
  if (new TextEncoder().encode(text).length > bytesLimit) return null;
  return <QRCode aria-label={text} type="svg" value={text} size={160} color="#000000" bgColor="#ffffff" />;
}
