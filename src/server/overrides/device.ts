import { idOfRow } from '../entity/write/stored-rows';
import { removeSecret } from '../gateway/device-secrets';
import type { Override } from '../override';

/** A device that is deleted leaves no secret behind. */
const device: Override = () => ({
  prepareDelete: async (current, _actor, transaction) => {
    await removeSecret(transaction, idOfRow(current));
  },
});

export default device;
