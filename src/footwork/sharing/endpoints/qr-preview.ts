import { defineEndpoint } from '#engine/schema/contract/endpoint';
import { object, text } from '#engine/schema/contract/json-schema';

export const previewQr = defineEndpoint('qrPreview', 'POST', '/qr-previews', {
  summary:
    'Call the interface that a QR code would come from, and answer the url it gives; for accounts that save settings of partners or stores',
  entity: 'store-config',
  body: object({ qr_interface: { ...text, format: 'uri', maxLength: 2000 } }),
  response: object({ url: text }),
});
