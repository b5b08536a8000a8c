import type schema from '../schemas/policy';
import { defineShow } from '../src/engine/console/data/resource';
import { CashbackLink } from '../src/footwork/cashback/console/cashback-link';

export default defineShow<typeof schema>({ above: CashbackLink });
