/** Where the one record that each owner has of an entity is read and saved, instead of a list. */
export interface ConfigSource {
  /** Answers the owner's record, or with version 0 what a form starts from where none was ever saved. */
  readonly readPath: string;
  /** Takes the changed fields with the version they were made to; version 0 makes the record. */
  readonly savePath: string;
  /** Answers owners whose records may be seen: the first that match `q`, or the one named by the parameter `owner`. */
  readonly ownersPath: string;
  /** The field, and the parameter of all three paths, that names the owner. */
  readonly owner: string;
}

/** A record's owner, as `ownersPath` lists it. */
export interface Owner {
  readonly name: string | null;
  /** Whether its record was ever saved. */
  readonly saved: boolean;
  /** The owner's key, under the name of the source's owner field. */
  readonly [key: string]: string | boolean | null;
}
