/** For `setFields`. Undefined, because antd reports an empty array that replaces its own as a circular reference. */
export function errorsOf(fault: string | undefined): { errors: string[] } {
  return { errors: fault === undefined ? (undefined as unknown as string[]) : [fault] };
}
