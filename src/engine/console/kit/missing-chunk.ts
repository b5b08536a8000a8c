/** Whether the error reports that a chunk of the console could not be fetched. */
export function isMissingChunk(error: Error): boolean {
  return /dynamically imported module|module script|preload/i.test(error.message);
}
