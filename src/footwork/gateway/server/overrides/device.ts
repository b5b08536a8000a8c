import { defineOverride } from '#engine/server/override';
import type schema from '../../../../../schemas/device';
import { removeSecret } from '../device-secrets';

/** Deletes the secret of a device with the device. */
export default defineOverride<typeof schema>(() => ({
  prepareDelete: async (current, _actor, transaction) => {
    await removeSecret(transaction, current.id);
  },
}));
