import type schema from '../schemas/customer';
import { defineShow } from '../src/engine/console/data/resource';
import { CustomerLinks } from '../src/footwork/stores/console/customer-links';

export default defineShow<typeof schema>({ above: CustomerLinks });
