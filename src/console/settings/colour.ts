const hex = /^#?([0-9a-f]{6})$/i;

/** `1F5FD6` and `#1F5FD6` are `#1f5fd6`; undefined for anything that is not six digits. */
export function hexColour(text: string): string | undefined {
  const digits = hex.exec(text.trim())?.[1];
  return digits === undefined ? undefined : `#${digits.toLowerCase()}`;
}
