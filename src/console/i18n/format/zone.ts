const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

let ownZone: string | null = null;

/**
 * The IANA time zone in which instants are shown and days begin: that of the reader's store or partner, else the
 * browser's.
 */
export function readerZone(): string {
  return ownZone ?? browserZone;
}

/** `null` selects the browser's zone. */
export function setReaderZone(zone: string | null): void {
  ownZone = zone;
}

/** Whether the reader's zone is the browser's. */
export function isBrowserZone(): boolean {
  return ownZone === null;
}
