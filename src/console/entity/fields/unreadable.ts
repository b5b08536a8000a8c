/**
 * What an input holds while its text cannot be read as a value: kept so that nothing typed is lost,
 * and refused by the form under `rule`, because the compiled validator never sees it.
 */
export class Unreadable {
  constructor(
    readonly text: string,
    readonly rule: string,
  ) {}
}
