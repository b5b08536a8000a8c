import { defineEntity } from '../../src/engine/schema/declaration/define-entity';
import type { Entity } from '../../src/engine/schema/model/entity';
import { entityOf } from '../../src/engine/schema/model/entity-of';

/** One field of every kind, a workflow, a condition and both scopes, which no real entity combines. */
export const specimenSchema = defineEntity({
  $id: 'specimen',
  title: 'Specimen',
  type: 'object',
  'x-scope': { partner: 'pcode', store: 'shop' },
  'x-label': 'text',
  'x-subtitle': ['phone', 'day', 'hidden'],
  'x-unique-together': [['text', 'pcode']],
  'x-rollups': {
    perDay: {
      day: 'day',
      by: ['kind', 'origin'],
      sum: ['price', 'share', 'ratio', 'amount'],
      count: ['moment'],
      distinct: ['phone', 'shop'],
    },
    perMoment: { day: 'moment', by: ['active'], count: ['words'] },
  },
  'x-workflow': {
    state: {
      submit: {
        title: 'Submit',
        from: ['draft'],
        to: 'sent',
        require: ['note'],
      },
      recall: { title: 'Recall', from: ['sent'], to: 'draft' },
    },
  },
  properties: {
    text: { type: 'string', maxLength: 40, 'x-search': true },
    code: { type: 'string', pattern: '^[A-Z0-9-]{3,20}$', 'x-unique': true },
    note: { type: 'string', format: 'multiline', maxLength: 300 },
    story: { type: 'string', format: 'html' },
    caption: { type: 'string', 'x-localized': true, maxLength: 40 },
    ratio: { type: 'number', minimum: -1000, maximum: 1000 },
    amount: { type: 'integer', minimum: 0, maximum: 1_000_000, 'x-unit': { field: 'kind' } },
    deposit: { type: 'number', format: 'money', 'x-currency': 'EUR' },
    currency: { type: 'string', enum: ['CNY', 'USD', 'JPY'], 'x-names': 'currency' },
    lengths: {
      type: 'array',
      items: { type: 'number', minimum: 15, maximum: 55, multipleOf: 0.5 },
      maxItems: 6,
      uniqueItems: true,
    },
    turns: { type: 'array', items: { type: 'integer', exclusiveMinimum: 0 }, minItems: 1, maxItems: 3 },
    price: { type: 'number', format: 'money', minimum: 0, 'x-currency': { field: 'currency' } },
    share: { type: 'number', format: 'percent', minimum: 0, maximum: 100 },
    active: { type: 'boolean', default: true },
    kind: { type: 'string', enum: ['plain', 'fancy'], default: 'plain' },
    fancy_word: {
      type: 'string',
      maxLength: 20,
      'x-when': { kind: 'fancy' },
      'x-required-when': { kind: 'fancy' },
    },
    state: { type: 'string', enum: ['draft', 'sent'], default: 'draft' },
    words: {
      type: 'array',
      items: { type: 'string', maxLength: 20 },
      maxItems: 5,
    },
    weekdays: {
      type: 'array',
      items: { type: 'string', enum: ['mon', 'tue', 'wed'] },
      uniqueItems: true,
      'x-enum': { mon: { title: 'Monday', color: 'blue' }, tue: { title: 'Tuesday' } },
    },
    day: { type: 'string', format: 'date' },
    moment: { type: 'string', format: 'date-time' },
    phone: { type: 'string', format: 'phone' },
    email: { type: 'string', format: 'email' },
    site: { type: 'string', format: 'uri' },
    shade: { type: 'string', format: 'color' },
    sign: { type: 'string', format: 'icon' },
    photo: { type: 'string', format: 'image' },
    photos: {
      type: 'array',
      items: { type: 'string', format: 'image' },
      maxItems: 5,
    },
    paper: { type: 'string', format: 'file' },
    papers: { type: 'array', items: { type: 'string', format: 'file' }, maxItems: 5 },
    manual: { type: 'string', format: 'file', 'x-accept': ['json'] },
    drawings: {
      type: 'array',
      items: { type: 'string', format: 'file' },
      'x-accept': ['image', 'pdf'],
      maxItems: 5,
    },
    extra: { type: 'object', format: 'json', additionalProperties: { type: 'string' } },
    box: {
      type: 'object',
      properties: {
        width: { type: 'integer', minimum: 0, maximum: 1000 },
        colour: { type: 'string', enum: ['red', 'blue'] },
        weight: { type: 'number', minimum: 0, maximum: 1000, 'x-unit': { field: 'measure' } },
        measure: {
          type: 'string',
          enum: ['gram', 'kilo'],
          'x-enum': { gram: { title: 'grams', one: 'gram' }, kilo: { title: 'Kilo' } },
        },
        worth: { type: 'number', format: 'money', 'x-currency': { field: 'currency' } },
      },
      required: ['width'],
    },
    sizes: {
      type: 'array',
      maxItems: 4,
      items: {
        type: 'object',
        properties: {
          label: { type: 'string', maxLength: 20 },
          stock: { type: 'integer', minimum: 0 },
          from: { type: 'string', format: 'date' },
        },
        required: ['label'],
      },
    },
    pass: { type: 'string', format: 'password', writeOnly: true, minLength: 6 },
    hidden: {
      type: 'string',
      maxLength: 20,
      'x-read': ['biz:specimen:secret'],
    },
    pcode: { type: 'string', pattern: '^[A-Z0-9]{2,12}$' },
    shop: { type: 'integer', 'x-ref': 'specimen-shop' },
    twins: { type: 'array', items: { type: 'integer' }, 'x-ref': 'specimen' },
    origin: { type: 'integer', 'x-ref': 'specimen' },
    copies: {
      type: 'integer',
      'x-count': { entity: 'specimen', by: 'origin' },
    },
    shop_region: { type: 'string', 'x-inherit': 'shop.region' },
  },
  required: ['text', 'code', 'active', 'kind', 'state', 'pcode'],
  additionalProperties: false,
});

/** The place a specimen belongs to. */
export const specimenShopSchema = defineEntity({
  $id: 'specimen-shop',
  title: 'Specimen shop',
  type: 'object',
  'x-scope': { partner: 'pcode', store: 'id' },
  'x-history': false,
  properties: {
    name: { type: 'string', maxLength: 40, 'x-search': true },
    region: { type: 'string', maxLength: 20 },
    pcode: { type: 'string', pattern: '^[A-Z0-9]{2,12}$' },
  },
  required: ['name', 'pcode'],
  additionalProperties: false,
});

export const specimen: Entity = entityOf(specimenSchema);
export const specimenShop: Entity = entityOf(specimenShopSchema);
