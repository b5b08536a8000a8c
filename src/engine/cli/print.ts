/**
 * Writes a line to standard output and waits until it is flushed: a process that exits earlier loses what the pipe has
 * not taken.
 */
export function print(line: string): Promise<void> {
  return new Promise((resolve) => {
    process.stdout.write(`${line}\n`, () => resolve());
  });
}
