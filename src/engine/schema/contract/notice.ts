/** The kinds of notice with the parameters of their words, which are `bell.kinds.{kind}` in each language. */
export interface NoticeParams {
  /** Somebody changed the roles, kind, partner or store of the account. */
  account: { by: string };
  /** Somebody changed the permissions of one of the account's roles. */
  role: { by: string; role: string };
  /** Somebody published a new version of the navigation. */
  menus: { by: string; note: string };
  /** Somebody restored an earlier state of the navigation. */
  menusRestored: { by: string; state: string };
  /** Somebody set a new password for the account. */
  password: { by: string };
  /** Somebody else ended one of its sessions. */
  sessionEnded: { by: string };
  /** A device of the account's store was switched on. */
  powerOn: { device: string };
  /** A device has sent reports to the account's store. */
  reports: { device: string };
  /** Somebody signed in to the account from a network from which nobody had signed in to it before. */
  signIn: { from: string };
}

export type NoticeKind = keyof NoticeParams;
