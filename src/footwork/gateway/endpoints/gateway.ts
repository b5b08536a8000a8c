import { defineEndpoint } from '#engine/schema/contract/endpoint';
import {
  anyObject,
  array,
  integer,
  issue,
  object,
  text,
  time,
  titled,
} from '#engine/schema/contract/json-schema';

/** Maximum number of reports or messages in one call of a device. */
export const batchLimit = 500;

/** What a device says about itself in each call. */
const state = {
  soft_v: { ...text, minLength: 1, maxLength: 20 },
  client_version: { ...text, minLength: 1, maxLength: 20 },
  use_minutes: {
    ...integer,
    minimum: 0,
    maximum: 1_000_000_000,
    description:
      'Of its whole life, so that a repeated call adds nothing. What is more than has passed since the last value is cut off.',
  },
} as const;

const batch = (description: string) =>
  ({ ...array(anyObject), minItems: 1, maxItems: batchLimit, description }) as const;

const taken = titled(
  'DeviceBatch',
  object({
    stored: { ...integer, description: 'How many are new.' },
    known: { ...integer, description: 'How many this device had sent before; they are left as they are.' },
    errors: {
      ...array(issue),
      description:
        'What is wrong with the others, which were not stored: `reports.3.type` is about the fourth.',
    },
  }),
);

const device = {
  principal: 'device',
  tags: ['gateway'],
  /** In bytes; enough for 500 reports with recordings of usual length. */
  bodyLimit: 16 * 1024 * 1024,
  errors: [403, 429],
} as const;

export const sendReports = defineEndpoint('gateway.reports', 'POST', '/gateway/reports', {
  ...device,
  summary: 'Reports of a device, which has `Authorization: Device <dev_code>:<secret>`; repeats are harmless',
  entity: 'report',
  body: object(
    {
      reports: batch(
        'Fields of the entity report, but for store, device, customer and files. A number is stored once; a customer number of another store is refused. Valid ones are stored where others are not; where none is, the answer is a 422.',
      ),
    },
    state,
  ),
  response: taken,
});

export const sendPowerOn = defineEndpoint('gateway.powerOn', 'POST', '/gateway/power-on', {
  ...device,
  summary: 'Power-on messages of a device, which is online from then on; repeats are harmless',
  entity: 'message',
  body: object(
    {
      messages: batch(
        'Fields of the entity message, but for store and device. A device has one message per power-on time. Valid ones are stored where others are not; where none is, the answer is a 422.',
      ),
    },
    state,
  ),
  response: taken,
});

export const heartbeat = defineEndpoint('gateway.heartbeat', 'POST', '/gateway/heartbeat', {
  ...device,
  summary: 'A device is online; without a call for a minute it is offline',
  entity: 'device',
  body: object({}, state),
});

const texts = { ...anyObject, description: 'By language: `{ "zh-cn": "...", "en": "..." }`.' } as const;

export const readAnnouncements = defineEndpoint('gateway.announcements', 'GET', '/gateway/announcements', {
  ...device,
  summary:
    'Published announcements for this device: to all, to its store, or to itself; the newest first, 50 at most',
  entity: 'announcement',
  response: array(object({ id: integer, title: texts, content: texts, published_at: time })),
});
