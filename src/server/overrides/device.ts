import type schema from '../../../schemas/device';
import { removeSecret } from '../gateway/device-secrets';
import { defineOverride } from '../override';

/** Deletes the secret of a device with the device. */
export default defineOverride<typeof schema>(() => ({
  prepareDelete: async (current, _actor, transaction) => {
    await removeSecret(transaction, current.id);
  },
}));
