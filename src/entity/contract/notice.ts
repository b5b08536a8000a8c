/** The kinds of notices, with the parameters of their words; words under `bell.kinds.{kind}` of each language. */
export interface NoticeParams {
  /** Its roles, kind, partner or store were changed. */
  account: { by: string };
  /** One of its roles permits something else. */
  role: { by: string; role: string };
  /** A new version of the navigation was published. */
  menus: { by: string; note: string };
  /** The navigation is again what it was in an earlier state. */
  menusRestored: { by: string; state: string };
  /** It was given a password. */
  password: { by: string };
  /** Somebody else ended one of its sessions. */
  sessionEnded: { by: string };
  /** A device of its store was switched on. */
  powerOn: { device: string };
  /** A device has sent reports to its store. */
  reports: { device: string };
  /** It was signed in to from where nobody signed in to it before. */
  signIn: { from: string };
}

export type NoticeKind = keyof NoticeParams;
