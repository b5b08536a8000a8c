/** What `GET /events` tells a signed-in console, as the `data` of a server-sent event of that name. */
export type ServerEvent =
  /** The navigation changed: fetch the routes again. */
  | { readonly type: 'menus' }
  /** What the account is or may do changed: fetch user info and routes again. */
  | { readonly type: 'access' }
  /** The session has ended; nothing follows. */
  | { readonly type: 'session' }
  /** A message for the account has arrived. */
  | { readonly type: 'message'; readonly id: number };
