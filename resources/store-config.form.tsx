import type schema from '../schemas/store-config';
import { defineForm } from '../src/engine/console/data/resource';
import { recommendationLimits } from '../src/footwork/settings/model/recommendation-limits';
import { ImageQrInput } from '../src/footwork/sharing/console/qr/image-qr-input';
import { InterfaceQrInput } from '../src/footwork/sharing/console/qr/interface-qr-input';
import { TextQrInput } from '../src/footwork/sharing/console/qr/text-qr-input';

/** Inputs that preview the QR code of reports. The partner's limits also apply before the settings are first saved. */
export default defineForm<typeof schema>({
  inputs: { qr_interface: InterfaceQrInput, qr_image: ImageQrInput, qr_text: TextQrInput },
  limits: recommendationLimits,
});
