/** What `GET /events` tells a signed-in console, as the `data` of a server-sent event of that name. */
export type ServerEvent =
  /** The navigation changed: fetch the routes again. */
  | { readonly type: 'menus' }
  /** A draft of the menus began, was renamed, brought up to date or deleted: fetch their list again. */
  | { readonly type: 'drafts' }
  /** What the account is or may do changed: fetch user info and routes again. */
  | { readonly type: 'access' }
  /** The session has ended; nothing follows. */
  | { readonly type: 'session' }
  /** Records of these entities that the account reaches have changed. */
  | { readonly type: 'records'; readonly entities: readonly string[] }
  /** There is a new notice for the account. What changes rights or menus says only that, notice or not. */
  | { readonly type: 'message' };
