import type { AccessControlProvider } from '@refinedev/core';
import { decide } from '../../entity/access/access';
import type { Actor } from '../../entity/access/actor';
import { holdsOneOf, isPerm } from '../../entity/access/perms';
import { loadEntity } from './registry';

const verbOf: Readonly<Record<string, string>> = { edit: 'update' };

/**
 * The server's own decision, asked with refine's names, or with a permission such as `sys:menu:publish` as the action
 * of no resource. Whatever names neither is open to every account. A reason is worded by `access.{reason}`.
 */
export function accessControlProviderOf(actor: Actor): AccessControlProvider {
  return {
    can: async ({ resource, action, params }) => {
      const name = params?.resource?.name ?? resource;
      if (isPerm(action)) return { can: holdsOneOf(actor, [action]) };
      if (!name) return { can: true };
      const { allowed, reason } = decide(actor, verbOf[action] ?? action, await loadEntity(name));
      return { can: allowed, reason };
    },
    options: { buttons: { enableAccessControl: false } },
  };
}
