import type schema from '../schemas/device';
import { defineShow } from '../src/engine/console/data/resource';
import { DueDate } from '../src/engine/console/entity/fields/cells/due-date';
import { SecretTools } from '../src/footwork/gateway/console/secret-tools';

export default defineShow<typeof schema>({ cells: { lease_expiry: DueDate }, tools: SecretTools });
