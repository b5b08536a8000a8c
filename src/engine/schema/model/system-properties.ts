import type { PropertySchema } from './entity-schema';

/** Every entity has these properties after its own. */
export const systemProperties: Readonly<Record<string, PropertySchema>> = {
  id: { type: 'integer', title: 'ID', minimum: 1 },
  version: { type: 'integer', title: 'Version', minimum: 1 },
  create_time: { type: 'string', format: 'date-time', title: 'Created' },
  update_time: { type: 'string', format: 'date-time', title: 'Updated' },
  create_by: { type: 'integer', 'x-ref': 'manager', title: 'Created by' },
  update_by: { type: 'integer', 'x-ref': 'manager', title: 'Updated by' },
};
