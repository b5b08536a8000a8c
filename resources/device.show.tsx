import type schema from '../schemas/device';
import { defineShow } from '../src/console/data/resource';
import { DueDate } from '../src/console/entity/fields/cells/due-date';
import { SecretTools } from '../src/console/overrides/device/secret-tools';

export default defineShow<typeof schema>({ cells: { lease_expiry: DueDate }, tools: SecretTools });
