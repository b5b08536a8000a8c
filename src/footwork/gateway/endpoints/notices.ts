import type { NoticeIcons } from '#engine/schema/contract/notice';

declare module '#engine/schema/contract/notice' {
  interface NoticeParams {
    /** A device of the account's store was switched on. */
    powerOn: { device: string };
    /** A device has sent reports to the account's store. */
    reports: { device: string };
  }
}

export default { powerOn: 'hdd', reports: 'file-text' } satisfies NoticeIcons;
