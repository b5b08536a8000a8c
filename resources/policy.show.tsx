import type schema from '../schemas/policy';
import { defineShow } from '../src/console/data/resource';
import { CashbackLink } from '../src/console/overrides/policy/cashback-link';

export default defineShow<typeof schema>({ above: CashbackLink });
