import type schema from '../../../schemas/device';
import { removeSecret } from '../gateway/device-secrets';
import { defineOverride } from '../override';

/** A device that is deleted leaves no secret behind. */
export default defineOverride<typeof schema>(() => ({
  prepareDelete: async (current, _actor, transaction) => {
    await removeSecret(transaction, current.id);
  },
}));
