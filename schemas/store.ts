import { countryCodes } from '../src/entity/country-codes';
import { defineEntity } from '../src/entity/define-entity';

export default defineEntity({
  $id: 'store',
  title: 'Store',
  description: 'A place where customers are measured.',
  type: 'object',
  'x-icon': 'shop',
  'x-label': 'name',
  'x-scope': { partner: 'pcode', store: 'id' },
  'x-store-adds': { setting: 'stores_may_add_stores', same: ['merchant'] },
  'x-list': [
    'code_num',
    'name',
    'merchant',
    'contact',
    'phone',
    'country',
    'dev_num',
    'checks_today',
    'create_time',
  ],
  'x-groups': [
    {
      name: 'identity',
      title: 'Store',
      fields: ['name', 'code_num', 'merchant', 'pcode', 'store_img'],
    },
    {
      name: 'contact',
      title: 'Contact',
      fields: ['contact', 'phone', 'country', 'detail_address'],
    },
    {
      name: 'sharing',
      title: 'Report sharing',
      fields: ['search_pwd', 'qr_link'],
    },
    {
      name: 'activity',
      title: 'Activity',
      fields: ['dev_num', 'checks_today', 'checks_week', 'checks_month'],
    },
  ],
  properties: {
    code_num: {
      type: 'string',
      title: 'Store number',
      pattern: '^[A-Z0-9-]{3,20}$',
      'x-unique': true,
      'x-search': true,
      'x-placeholder': 'FW-1001',
    },
    name: { type: 'string', title: 'Name', maxLength: 80, 'x-search': true },
    merchant: { type: 'integer', title: 'Merchant', 'x-ref': 'merchant' },
    pcode: {
      type: 'string',
      title: 'Partner code',
      'x-inherit': 'merchant.pcode',
    },
    contact: {
      type: 'string',
      title: 'Contact',
      maxLength: 60,
      'x-search': true,
    },
    phone: {
      type: 'string',
      format: 'phone',
      title: 'Phone',
      'x-search': true,
    },
    country: { type: 'string', title: 'Country', enum: countryCodes, 'x-names': 'region' },
    detail_address: {
      type: 'string',
      format: 'multiline',
      title: 'Address',
      maxLength: 200,
    },
    search_pwd: {
      type: 'string',
      title: 'Query password',
      description: 'Customers type it to look up their reports in this store.',
      minLength: 6,
      maxLength: 20,
      'x-read': ['biz:store:secret'],
    },
    store_img: { type: 'string', format: 'image', title: 'Photo' },
    qr_link: { type: 'string', format: 'uri', title: 'QR share link' },
    dev_num: {
      type: 'integer',
      title: 'Devices',
      'x-count': { entity: 'device', by: 'store' },
    },
    checks_today: {
      type: 'integer',
      title: 'Checks today',
      'x-count': {
        entity: 'report',
        by: 'store',
        at: 'detection_time',
        within: 'day',
      },
    },
    checks_week: {
      type: 'integer',
      title: 'Checks this week',
      'x-count': {
        entity: 'report',
        by: 'store',
        at: 'detection_time',
        within: 'week',
      },
    },
    checks_month: {
      type: 'integer',
      title: 'Checks this month',
      'x-count': {
        entity: 'report',
        by: 'store',
        at: 'detection_time',
        within: 'month',
      },
    },
  },
  required: ['code_num', 'name', 'merchant', 'contact', 'phone', 'country', 'detail_address', 'search_pwd'],
  additionalProperties: false,
});
