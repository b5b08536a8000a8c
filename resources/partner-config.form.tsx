import type schema from '../schemas/partner-config';
import { defineForm } from '../src/console/data/resource';
import { InterfaceQrInput } from '../src/console/overrides/qr/interface-qr-input';
import { TextQrInput } from '../src/console/overrides/qr/text-qr-input';

/** The QR code of reports is shown as it will be; a picture is shown by its own input. */
export default defineForm<typeof schema>({
  inputs: { qr_interface: InterfaceQrInput, qr_text: TextQrInput },
});
