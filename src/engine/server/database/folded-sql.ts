/**
 * SQL of a text with A to Z in lower case and all else unchanged: with the collation of some languages, `lower` maps
 * letters differently, such as I to ı.
 */
export function foldedSql(text: string): string {
  return `lower(${text} collate "C")`;
}
