/** `Store` inside a sentence: `store`. What starts with two capitals, as `QR code` does, stays. */
export function inSentence(title: string): string {
  return /^\p{Lu}\p{Lu}/u.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1);
}
