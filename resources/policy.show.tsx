import type schema from '../schemas/policy';
import { defineShow } from '../src/console/data/resource';
import { CashbackWay } from '../src/console/overrides/policy/cashback-way';

export default defineShow<typeof schema>({ above: CashbackWay });
