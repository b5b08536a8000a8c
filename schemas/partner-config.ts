import { defineEntity } from '../src/engine/schema/declaration/define-entity';
import { qrContent, qrSource } from './parts/qr';
import { partnerCode } from './parts/scope';
import { lock, reportLanguages, scrollingImages, userAddConstraint, zone } from './parts/settings';

export default defineEntity({
  $id: 'partner-config',
  title: 'Partner settings',
  'x-title-plural': 'Partner settings',
  description: 'How the business of one partner works; one record per partner.',
  type: 'object',
  'x-icon': 'setting',
  'x-label': 'pcode',
  'x-scope': { partner: 'pcode' },
  'x-singleton': ['pcode'],
  'x-operations': ['create', 'update'],
  'x-groups': [
    { name: 'region', title: 'Region', fields: ['pcode', 'zone', 'lock', 'report_languages'] },
    { name: 'measuring', title: 'Measuring', fields: ['user_add_constraint', 'scrolling_images'] },
    { name: 'qr', title: 'QR code of reports', fields: ['qr_source', 'qr_interface', 'qr_image', 'qr_text'] },
    {
      name: 'stores',
      title: 'What stores may do',
      fields: ['stores_may_add_stores', 'stores_may_modify_recommended'],
    },
  ],
  properties: {
    pcode: { ...partnerCode, 'x-unique': true, 'x-search': true },
    zone,
    lock: { ...lock, description: 'What a device of this partner is bound to.' },
    user_add_constraint: userAddConstraint,
    scrolling_images: scrollingImages,
    qr_source: { ...qrSource, default: 'link' },
    ...qrContent,
    report_languages: reportLanguages,
    stores_may_add_stores: {
      type: 'boolean',
      title: 'Stores may add their own stores',
      default: false,
    },
    stores_may_modify_recommended: {
      type: 'boolean',
      title: 'Stores may modify recommended products',
      default: false,
    },
  },
  required: [
    'pcode',
    'zone',
    'lock',
    'user_add_constraint',
    'qr_source',
    'report_languages',
    'stores_may_add_stores',
    'stores_may_modify_recommended',
  ],
  additionalProperties: false,
});
