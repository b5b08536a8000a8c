import type schema from '../schemas/customer';
import { defineShow } from '../src/console/data/resource';
import { CustomerLinks } from '../src/console/overrides/customer/customer-links';

export default defineShow<typeof schema>({ above: CustomerLinks });
