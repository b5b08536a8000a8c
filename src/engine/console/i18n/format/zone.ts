let browserZone: string | undefined;
let ownZone: string | null = null;

/**
 * The IANA time zone in which instants are shown and days begin: that of the account, else the browser's. The
 * console reads it late, because the browser then loads its locale data, which would delay the start.
 */
export function readerZone(): string {
  if (ownZone) return ownZone;
  browserZone ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return browserZone;
}

/** `null` selects the browser's zone. */
export function setReaderZone(zone: string | null): void {
  ownZone = zone;
}

/** Whether the reader's zone is the browser's. */
export function isBrowserZone(): boolean {
  return ownZone === null;
}
