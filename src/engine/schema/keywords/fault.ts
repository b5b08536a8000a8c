/** A fault in a declaration, with its remedy. */
export interface Fault {
  /** JSON Pointer into the schema. */
  readonly pointer: string;
  readonly value: unknown;
  readonly expected: string;
  readonly remedy: string;
}

export interface FileFault extends Fault {
  readonly file: string;
}

export function faultAt(pointer: string, value: unknown, expected: string, remedy: string): Fault {
  return { pointer, value, expected, remedy };
}

export function faultMessage({ file, pointer, value, expected, remedy }: FileFault): string {
  const found = value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 120);
  return `${file}${pointer ? `#${pointer}` : ''}\n  found ${found}, expected ${expected}\n  ${remedy}`;
}
