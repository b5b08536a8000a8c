import type schema from '../schemas/customer';
import { defineShow } from '../src/console/data/resource';
import { CustomerWays } from '../src/console/overrides/customer/customer-ways';

export default defineShow<typeof schema>({ above: CustomerWays });
