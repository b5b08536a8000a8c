/** Where the QR code of a report comes from. */
export const qrSource = {
  type: 'string',
  title: 'QR code',
  enum: ['interface', 'image', 'text', 'link'],
  'x-enum': {
    interface: { title: 'From an interface' },
    image: { title: 'Static image' },
    text: { title: 'Text' },
    link: { title: 'Link to the report' },
  },
} as const;

/** The content for each source; a link needs none. */
export const qrContent = {
  qr_interface: {
    type: 'string',
    format: 'uri',
    title: 'Address of the interface',
    description:
      'Called with report id, language, partner code and type; answers JSON with the url of the image.',
    'x-when': { qr_source: 'interface' },
    'x-required-when': { qr_source: 'interface' },
  },
  qr_image: {
    type: 'string',
    format: 'image',
    title: 'QR image',
    'x-when': { qr_source: 'image' },
    'x-required-when': { qr_source: 'image' },
  },
  qr_text: {
    type: 'string',
    format: 'no-chinese',
    title: 'QR text',
    maxLength: 200,
    'x-when': { qr_source: 'text' },
    'x-required-when': { qr_source: 'text' },
  },
} as const;
