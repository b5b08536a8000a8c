/**
 * The kinds of notice with the parameters of their words, which are `bell.kinds.{kind}` in each language. A feature of
 * the application declares its own with their icons.
 */
export interface NoticeParams {
  /** Somebody changed the roles, the kind or the ties of the account. */
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
  /** Somebody signed in to the account from a network from which nobody had signed in to it before. */
  signIn: { from: string };
}

export type NoticeKind = keyof NoticeParams;

/** The default export of `endpoints/notices.ts` of a feature: the icons of its kinds. */
export type NoticeIcons = Readonly<Record<string, string>>;

const features = import.meta.glob<NoticeIcons>('#app/*/endpoints/notices.ts', {
  eager: true,
  import: 'default',
});

/** The icon of each kind. */
export const noticeIcons: NoticeIcons = Object.assign(
  {
    account: 'user',
    role: 'safety',
    menus: 'menu',
    menusRestored: 'menu',
    password: 'key',
    sessionEnded: 'logout',
    signIn: 'laptop',
  } satisfies NoticeIcons,
  ...Object.values(features),
);
