import { defineEndpoint } from '../endpoint';
import { array, boolean, id, integer, object, text, time, type ValueOf } from '../json-schema';
import type { NoticeKind } from '../notice';

export type Notice = ValueOf<typeof notice>;

export type Notices = ValueOf<typeof notices>;

const kinds: Readonly<Record<NoticeKind, true>> = {
  account: true,
  role: true,
  menus: true,
  menusRestored: true,
  password: true,
  powerOn: true,
  reports: true,
  sessionEnded: true,
  signIn: true,
};

const notice = object({
  id,
  at: time,
  kind: { type: 'string', enum: Object.keys(kinds) as NoticeKind[] },
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
