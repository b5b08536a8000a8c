import type schema from '../schemas/store-config';
import { defineForm } from '../src/console/data/resource';
import { ImageQrInput } from '../src/console/overrides/qr/image-qr-input';
import { InterfaceQrInput } from '../src/console/overrides/qr/interface-qr-input';
import { TextQrInput } from '../src/console/overrides/qr/text-qr-input';
import { storeConfigLimits } from '../src/entity/access/record-limits';

/** Inputs that preview the QR code of reports. The partner's limits also apply before the settings are first saved. */
export default defineForm<typeof schema>({
  inputs: { qr_interface: InterfaceQrInput, qr_image: ImageQrInput, qr_text: TextQrInput },
  limits: storeConfigLimits,
});
