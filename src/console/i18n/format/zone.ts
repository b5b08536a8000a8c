const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

let ownZone: string | null = null;

/** The IANA zone that moments are shown in and days begin by: of the reader's store or partner, else of this browser. */
export function readerZone(): string {
  return ownZone ?? browserZone;
}

/** `null`: that of this browser. */
export function setReaderZone(zone: string | null): void {
  ownZone = zone;
}

/** Whether it is the clock of this browser. */
export function isBrowserZone(): boolean {
  return ownZone === null;
}
