import type schema from '../schemas/partner-config';
import { defineForm } from '../src/engine/console/data/resource';
import { ImageQrInput } from '../src/footwork/sharing/console/qr/image-qr-input';
import { InterfaceQrInput } from '../src/footwork/sharing/console/qr/interface-qr-input';
import { TextQrInput } from '../src/footwork/sharing/console/qr/text-qr-input';

/** Inputs that preview the QR code of reports. */
export default defineForm<typeof schema>({
  inputs: { qr_interface: InterfaceQrInput, qr_image: ImageQrInput, qr_text: TextQrInput },
});
