import type { Time } from '#engine/server/database/system-tables';

interface DeviceSecretTable {
  device_id: number;
  /** SHA-256 in hexadecimal; a fast hash suffices, since a secret is random and too long to guess. */
  secret_hash: string;
  issued_at: Time;
  issued_by: number | null;
}

declare module '#engine/server/database/system-tables' {
  interface SystemTables {
    'footwork.device_secret': DeviceSecretTable;
  }
}

/** Creates the tables of this feature in the system schema. */
export default [
  `create table if not exists footwork.device_secret (
    device_id bigint primary key,
    secret_hash text not null,
    issued_at timestamptz not null,
    issued_by bigint
  )`,
] as const;
