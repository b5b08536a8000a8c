/**
 * SQL of a text with A to Z as a to z, and all else as it is: in a database of another language `lower` makes
 * other letters of them, such as ı of I.
 */
export function foldedSql(text: string): string {
  return `lower(${text} collate "C")`;
}
