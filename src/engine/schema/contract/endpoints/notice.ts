import { defineEndpoint } from '../endpoint';
import { array, boolean, id, integer, object, text, time, type ValueOf } from '../json-schema';

export type Notice = ValueOf<typeof notice>;

export type Notices = ValueOf<typeof notices>;

const notice = object({
  id,
  at: time,
  kind: text,
  params: { type: 'object', additionalProperties: text },
  read: boolean,
});

const notices = object({
  list: array(notice),
  unread: integer,
  more: { ...boolean, description: 'Whether there are older ones.' },
});

export const getNotices = defineEndpoint('notices', 'GET', '/notices', {
  summary: 'The messages to the account, the newest first',
  query: object({}, { before: id }),
  response: notices,
  reads: ['notices'],
});

export const readNotices = defineEndpoint('readNotices', 'POST', '/notices/read', {
  summary: 'Mark messages as read; all of them without `ids`',
  body: object({}, { ids: { ...array(id), maxItems: 1000 } }),
  response: object({ unread: integer }),
  changes: ['notices'],
});
