/** Something wrong in a declaration, with what to do about it. */
export interface Fault {
  file: string;
  /** JSON Pointer into the schema. */
  pointer: string;
  value: unknown;
  expected: string;
  remedy: string;
}

export function faultMessage(fault: Fault): string {
  const value = fault.value === undefined ? 'nothing' : JSON.stringify(fault.value).slice(0, 120);
  return `${fault.file}${fault.pointer ? `#${fault.pointer}` : ''}\n  found ${value}, expected ${fault.expected}\n  ${fault.remedy}`;
}
