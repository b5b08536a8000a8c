import type { NoticeKinds, NoticeTarget } from '#engine/schema/contract/notice';

interface OfDevice {
  device: string;
  /** Missing in notices of an earlier version. */
  id?: string;
}

declare module '#engine/schema/contract/notice' {
  interface NoticeParams {
    /** A device of the account's store was switched on. */
    powerOn: OfDevice;
    /** A device has sent reports to the account's store. */
    reports: OfDevice;
  }
}

const listOf =
  (list: string) =>
  ({ id }: OfDevice): NoticeTarget => ({ list, query: id === undefined ? {} : { device: id } });

export default {
  powerOn: { icon: 'hdd', opens: listOf('message') },
  reports: { icon: 'file-text', opens: listOf('report') },
} satisfies NoticeKinds;
