import type { NotificationProvider } from '@refinedev/core';
import { notify } from '../kit/notice/notify';

/** Errors are left out: `api` has shown each of them already. */
export const notificationProvider: NotificationProvider = {
  open: ({ type, message }) => {
    if (type === 'success') notify.success(message);
  },
  close: () => undefined,
};
