/** An element of the response of `GET /menus/routes`. */
export interface MenuRoute {
  readonly path: string;
  readonly name: string;
  readonly component: string;
  readonly redirect?: string | null;
  readonly meta: MenuMeta;
  readonly children?: readonly MenuRoute[];
}

export interface MenuMeta {
  readonly title: string;
  readonly icon?: string | null;
  readonly hidden?: boolean;
  readonly alwaysShow?: boolean;
  readonly keepAlive?: boolean;
  /** Codes of roles; the user needs one of them. Undefined: every signed-in user. */
  readonly roles?: readonly string[];
  readonly params?: Readonly<Record<string, string>> | null;
}
