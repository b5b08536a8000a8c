/** Whether the error says that a part of the console itself could not be fetched. */
export function isMissingChunk(error: Error): boolean {
  return /dynamically imported module|module script|preload/i.test(error.message);
}
