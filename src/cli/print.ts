/** Writes a line to standard output and waits until it is written: a process that exits before loses what a pipe has no room for. */
export function print(line: string): Promise<void> {
  return new Promise((resolve) => {
    process.stdout.write(`${line}\n`, () => resolve());
  });
}
