import { defineEntity } from '../src/engine/schema/declaration/define-entity';
import { countryCodes } from '../src/engine/schema/model/country-codes';
import { timeZones } from '../src/engine/schema/model/time-zones';
import { address, contact, phone } from './parts/contact';

export default defineEntity({
  $id: 'store',
  title: 'Store',
  description: 'A place where customers are measured.',
  type: 'object',
  'x-icon': 'shop',
  'x-label': 'name',
  'x-scope': { partner: 'pcode', store: 'id' },
  'x-tree': 'head_store',
  'x-adds-below': { setting: 'stores_may_add_stores', same: ['merchant'], once: ['code_num'] },
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
      fields: ['name', 'code_num', 'merchant', 'pcode', 'head_store', 'store_img'],
    },
    {
      name: 'contact',
      title: 'Contact',
      fields: ['contact', 'phone', 'country', 'detail_address', 'time_zone'],
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
    head_store: {
      type: 'integer',
      title: 'Belongs to',
      description: 'Accounts of that store look after this one as well, where both have the same partner.',
      'x-ref': 'store',
    },
    contact,
    phone,
    country: { type: 'string', title: 'Country', enum: countryCodes, 'x-names': 'region' },
    detail_address: address,
    time_zone: {
      type: 'string',
      title: 'Time zone',
      description: 'Days in its figures, lists and calendar begin by this clock.',
      enum: timeZones,
      'x-names': 'timeZone',
      'x-empty': 'That of its country',
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
