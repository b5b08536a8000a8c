import type { InputProps } from '../../data/resource';
import { ImageInput } from '../../entity/fields/inputs/upload-inputs';
import './qr.css';

/** An uploaded code, of which nothing is cut off. */
export function ImageQrInput(props: InputProps<string>) {
  return (
    <div className="qr-upload">
      <ImageInput {...props} />
    </div>
  );
}
