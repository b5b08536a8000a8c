/** An entry of the navigation; its buttons follow from its entity. */
export interface MenuSpec {
  /** Key of `menu.json`. */
  readonly name: string;
  readonly icon: string;
  readonly path: string;
  /** Default: the list of the entity. */
  readonly component?: string;
  /** The address of an iframe page, which has no component. */
  readonly url?: string;
  /** The entity whose permissions are the buttons of the page. */
  readonly entity?: string;
  /** Permissions in addition to those of the entity. */
  readonly perms?: readonly string[];
  /** Entries below a directory, which opens the first of them. */
  readonly children?: readonly MenuSpec[];
}
