import type schema from '../schemas/store';
import { defineForm } from '../src/console/data/resource';
import { QueryPasswordInput } from '../src/console/overrides/store/query-password-input';

export default defineForm<typeof schema>({ inputs: { search_pwd: QueryPasswordInput } });
