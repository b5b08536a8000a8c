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

/** What a press on a notice opens. */
export type NoticeTarget =
  | { readonly path: string }
  /** The list of an entity, filtered by a query such as `{ device: '7' }`. */
  | { readonly list: string; readonly query: Readonly<Record<string, string>> };

interface NoticeFacts<Params> {
  readonly icon: string;
  /** Undefined for a notice that opens nothing. */
  readonly opens?: (params: Params) => NoticeTarget | undefined;
}

/** The default export of `endpoints/notices.ts` of a feature: the facts of its kinds. */
export type NoticeKinds = { readonly [Kind in NoticeKind]?: NoticeFacts<NoticeParams[Kind]> };

const sessions = () => ({ path: '/profile/sessions' });

const features = import.meta.glob<NoticeKinds>('#app/*/endpoints/notices.ts', {
  eager: true,
  import: 'default',
});

const kinds: Readonly<Record<string, NoticeFacts<Readonly<Record<string, unknown>>>>> = Object.assign(
  {
    account: { icon: 'user' },
    role: { icon: 'safety' },
    menus: { icon: 'menu' },
    menusRestored: { icon: 'menu' },
    password: { icon: 'key' },
    sessionEnded: { icon: 'logout', opens: sessions },
    signIn: { icon: 'laptop', opens: sessions },
  } satisfies NoticeKinds,
  ...Object.values(features),
);

export function noticeIcon(kind: string): string | undefined {
  return kinds[kind]?.icon;
}

/** What a press on the notice opens; undefined if nothing. */
export function noticeTarget(
  kind: string,
  params: Readonly<Record<string, unknown>>,
): NoticeTarget | undefined {
  return kinds[kind]?.opens?.(params);
}
