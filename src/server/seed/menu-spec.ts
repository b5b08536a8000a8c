/** An entry of the navigation; the buttons below it come from its entity. */
export interface MenuSpec {
  /** Key of `menu.json`. */
  readonly name: string;
  readonly icon: string;
  readonly path: string;
  readonly component?: string;
  /** What a page of type iframe shows, which has no component. */
  readonly url?: string;
  readonly redirect?: string;
  /** The entity whose permissions are handed out here. */
  readonly entity?: string;
  /** Permissions in addition to those of the entity. */
  readonly perms?: readonly string[];
  readonly children?: readonly MenuSpec[];
}
