/** The server-sent events of `GET /events`; each is the JSON `data` of an event of that name. */
export type ServerEvent =
  /** The navigation changed: fetch the routes again. */
  | { readonly type: 'menus' }
  /** A menu draft was created, renamed, changed or deleted: fetch the list of drafts again. */
  | { readonly type: 'drafts' }
  /** The profile or the permissions of the account changed: fetch user info and routes again. */
  | { readonly type: 'access' }
  /** The session has ended; nothing follows. */
  | { readonly type: 'session' }
  /** Records of these entities within the row scope of the account have changed. */
  | { readonly type: 'records'; readonly entities: readonly string[] }
  /** The account has a new notice. A notice about rights or menus comes with one of the events above instead. */
  | { readonly type: 'message' };
