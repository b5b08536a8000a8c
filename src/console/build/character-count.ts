/** Length in Unicode code points, as JSON Schema counts it. */
export function characterCount(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
