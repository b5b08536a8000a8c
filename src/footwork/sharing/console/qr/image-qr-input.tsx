import type { InputProps } from '#engine/console/data/resource';
import { ImageInput } from '#engine/console/entity/fields/inputs/upload-inputs';
import './qr.css';

/** Shows the uploaded QR code uncropped. */
export function ImageQrInput(props: InputProps<string>) {
  return (
    <div className="qr-upload">
      <ImageInput {...props} />
    </div>
  );
}
