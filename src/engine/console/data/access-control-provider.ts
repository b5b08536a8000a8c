import type { AccessControlProvider } from '@refinedev/core';
import { decide } from '../../schema/access/access';
import type { Actor } from '../../schema/access/actor';
import { holdsPerm, isPerm } from '../../schema/access/perms';
import { loadEntity } from './registry';

const verbOf: Readonly<Record<string, string>> = { edit: 'update' };

/**
 * refine's access control, decided by the same functions as on the server. `action` is a verb on the resource, or a
 * permission such as `sys:menu:publish` without a resource. A check without either is always allowed.
 * `access.{reason}` is the text of a reason.
 */
export function accessControlProviderOf(actor: Actor): AccessControlProvider {
  return {
    can: async ({ resource, action, params }) => {
      const name = params?.resource?.name ?? resource;
      if (isPerm(action)) return { can: holdsPerm(actor, action) };
      if (!name) return { can: true };
      const { allowed, reason } = decide(actor, verbOf[action] ?? action, await loadEntity(name));
      return { can: allowed, reason };
    },
    options: { buttons: { enableAccessControl: false } },
  };
}
