import { defineEntity } from '../src/engine/schema/declaration/define-entity';
import { qrContent, qrSource } from './parts/qr';
import { partnerOfStore } from './parts/scope';
import { scrollingImages } from './parts/settings';

export default defineEntity({
  $id: 'store-config',
  title: 'Store settings',
  'x-title-plural': 'Store settings',
  description: 'What one store does in its own way; the settings of its partner hold for the rest.',
  type: 'object',
  'x-icon': 'setting',
  'x-label': 'store',
  'x-scope': { partner: 'pcode', store: 'store' },
  'x-singleton': ['store'],
  'x-operations': ['create', 'update'],
  'x-groups': [
    {
      name: 'screen',
      title: 'Scrolling images',
      fields: ['store', 'pcode', 'show_images', 'scrolling_images', 'welcome'],
    },
    {
      name: 'qr',
      title: 'QR code of reports',
      fields: ['signature', 'own_qr', 'qr_source', 'qr_interface', 'qr_image', 'qr_text'],
    },
    { name: 'shared', title: 'Shared reports', fields: ['show_pending', 'specialists'] },
    {
      name: 'recommended',
      title: 'Recommended products',
      fields: ['recommended_shoes', 'recommended_insoles'],
    },
  ],
  properties: {
    store: { type: 'integer', title: 'Store', 'x-ref': 'store' },
    pcode: partnerOfStore,
    show_images: {
      type: 'boolean',
      title: 'Own scrolling images',
      description: 'Off, the devices show the images of the partner.',
      default: false,
    },
    scrolling_images: {
      ...scrollingImages,
      'x-when': { show_images: true },
      'x-required-when': { show_images: true },
    },
    own_qr: {
      type: 'boolean',
      title: 'Own QR code',
      description: 'Off, that of the partner.',
      default: false,
    },
    qr_source: { ...qrSource, 'x-when': { own_qr: true }, 'x-required-when': { own_qr: true } },
    ...qrContent,
    welcome: {
      type: 'string',
      title: 'Welcome text',
      description: 'Shown on the devices before somebody is measured.',
      maxLength: 120,
    },
    signature: {
      type: 'string',
      title: 'Line below reports',
      description: 'For instance the opening hours.',
      maxLength: 120,
    },
    show_pending: {
      type: 'boolean',
      title: 'Show reports before they are evaluated',
      description: 'Off, a link shows a report once it is evaluated.',
      default: false,
    },
    specialists: {
      type: 'boolean',
      title: 'Specialists work here',
      description:
        'Then reports offer a closer look in this store, and do not send customers to a specialist.',
      default: false,
    },
    recommended_shoes: {
      type: 'array',
      items: { type: 'integer' },
      title: 'Recommended shoes',
      description: 'Left empty, reports recommend from all products.',
      'x-empty': 'All products',
      'x-ref': 'commodity',
      'x-ref-where': { type: 'shoe', status: 'recommended' },
      maxItems: 20,
    },
    recommended_insoles: {
      type: 'array',
      items: { type: 'integer' },
      title: 'Recommended insoles',
      'x-ref': 'commodity',
      'x-ref-where': { type: 'insole', status: 'recommended' },
      maxItems: 20,
    },
  },
  required: ['store', 'show_images', 'own_qr'],
  additionalProperties: false,
});
