/** A session as its owner and an admin see it: `GET /sessions`, `GET /manger/{id}/sessions`. Times are ISO 8601. */
export interface SessionInfo {
  readonly id: number;
  readonly createdAt: string;
  readonly lastUsedAt: string;
  readonly expiresAt: string;
  readonly ip: string | null;
  readonly userAgent: string | null;
  /** Whether it is the one that asks. */
  readonly current: boolean;
}
