/** What is wrong with each field, in words. */
export type Faults = Readonly<Record<string, string>>;

/** Messages of the server by the field they are about; places inside a value (`tags.0`) count as the field. */
export function faultsByField(messages: Readonly<Record<string, string>>): Faults {
  return Object.fromEntries(
    Object.entries(messages).map(([at, message]) => [at.split('.')[0] ?? '', message]),
  );
}

/** The same faults, in the words of a later verdict where that has some. */
export function reworded(faults: Faults, later: Faults): Faults {
  return Object.fromEntries(Object.entries(faults).map(([name, said]) => [name, later[name] ?? said]));
}
