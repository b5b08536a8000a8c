/** Whether one number, date or time precedes another. Dates and times are ISO 8601, times with an offset. */
export function isBefore(one: unknown, other: unknown): boolean {
  if (typeof one === 'number' && typeof other === 'number') return one < other;
  if (typeof one !== 'string' || typeof other !== 'string') return false;
  return one.includes('T') && other.includes('T') ? Date.parse(one) < Date.parse(other) : one < other;
}
