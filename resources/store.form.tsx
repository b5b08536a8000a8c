import type schema from '../schemas/store';
import { defineForm } from '../src/engine/console/data/resource';
import { QueryPasswordInput } from '../src/footwork/stores/console/query-password-input';
import { StoreZoneInput } from '../src/footwork/stores/console/store-zone-input';

export default defineForm<typeof schema>({
  inputs: { search_pwd: QueryPasswordInput, time_zone: StoreZoneInput },
});
