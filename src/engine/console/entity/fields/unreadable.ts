/**
 * Value of an input whose text cannot be parsed. Keeps the text; the form refuses it with the message of `rule`,
 * since the compiled validator never sees it.
 */
export class Unreadable {
  constructor(
    readonly text: string,
    readonly rule: string,
  ) {}
}
