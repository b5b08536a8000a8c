import type schema from '../schemas/customer';
import { defineShow } from '../src/console/data/resource';
import { FusionWay } from '../src/console/overrides/customer/fusion-way';

export default defineShow<typeof schema>({ above: FusionWay });
