import type { InputProps } from '../../data/resource';
import { ImageInput } from '../../entity/fields/inputs/upload-inputs';
import './qr.css';

/** Shows the uploaded QR code uncropped. */
export function ImageQrInput(props: InputProps<string>) {
  return (
    <div className="qr-upload">
      <ImageInput {...props} />
    </div>
  );
}
