import type { Language } from './language-facts';

/**
 * A level of tenancy: accounts with this reach see only rows that are tied to them. Levels go from the widest to the
 * narrowest.
 */
export interface Level {
  /** Its name in `x-scope`, as the reach of roles, and in keys of words: `region`. */
  readonly name: string;
  /** The field that ties an account to the level; `x-default` calls it `actor.<field>`. */
  readonly field: string;
  /** The name of the account's own value in the answer of `getUserInfo`. */
  readonly info: string;
  /** The entity whose records the field refers to; default: the field is a text. */
  readonly entity?: string;
  /**
   * Accounts also reach the records below their own: those that refer to their own record by `parent`,
   * directly or indirectly, as long as they have the same value of `same`. The set is read together with the
   * session: hooks of the entity must invalidate the sessions whose set a change affects.
   */
  readonly below?: { readonly parent: string; readonly same: string };
}

/** A kind of account: what it signs in as, and the widest reach that its roles can give it. */
export interface UserType {
  readonly value: number;
  /** `all`, or the name of a level. */
  readonly reach: string;
}

/** Boolean fields of an entity. Each that is true widens what accounts of a level may do. */
export interface LevelSettings {
  readonly level: string;
  /**
   * The entity of the settings. A record applies to an account if its `by` has the same value as that of the
   * account's record of the level.
   */
  readonly entity: string;
  readonly by: string;
}

/** A page at a fixed address, without a menu; a menu with the same path replaces it. */
export interface Home {
  readonly path: string;
  /** The component of a menu, such as `entity/book/list`. */
  readonly component: string;
  /** Key of its title in `menu.json`, or the title itself. */
  readonly title: string;
}

/** What an application tells the engine about itself. */
export interface App {
  readonly name: string;
  /** Languages of the interface; the first is the default. */
  readonly languages: readonly [Language, ...Language[]];
  /** Name of the database schema of the engine's own tables, and prefix of cookies and metrics. */
  readonly systemSchema: string;
  /** The page that opens first and is always open. */
  readonly home: Home;
  readonly levels: readonly Level[];
  readonly userTypes: readonly [UserType, ...UserType[]];
  readonly settings?: LevelSettings;
  /**
   * Tables of words that customers can see, and that therefore exist in all ten languages: `entities/book`.
   */
  readonly customerTables?: readonly string[];
}

/** Defines the default export of `app.ts` of an application. */
export function defineApp(app: App): App {
  return app;
}
