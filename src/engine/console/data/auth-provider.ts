import type { AuthProvider } from '@refinedev/core';
import { errorCatalogue } from '../../schema/contract/app-error';
import { logout, type UserInfo } from '../../schema/contract/endpoints/session';
import { confirm } from '../kit/notice/confirm';
import { storedToken, writeStored } from '../kit/settings/storage';
import { ApiError } from './api-error';
import { callEndpoint } from './endpoint/call-endpoint';
import { announceExpiry } from './expiry';
import { leaving } from './live/leaving';
import { forgetTab } from './tab-memory';

/** The sign-in page signs in; this provider does the rest. `check` does not call the server. */
export function authProviderOf(user: UserInfo): AuthProvider {
  return {
    login: async () => ({ success: true }),
    logout: async () => {
      await signOut();
      return { success: true };
    },
    check: async () => ({ authenticated: storedToken() !== null }),
    onError: async (error: unknown) => {
      if (error instanceof ApiError && error.code === errorCatalogue.sessionExpired.code) announceExpiry();
      return {};
    },
    getIdentity: async () => user,
    getPermissions: async () => user.perms,
  };
}

/**
 * Ends the session on the server, removes the token and unsaved drafts, and reloads, whether or not the server
 * answers.
 */
export async function signOut(): Promise<void> {
  leaving.abort();
  await callEndpoint(logout, {}).catch(() => undefined);
  writeStored('accessToken', null);
  forgetTab();
  location.reload();
}

/** Signs out after a confirmation. */
export async function confirmSignOut(): Promise<void> {
  const sure = await confirm({
    words: (t) => ({
      title: t('console.layout.signOut'),
      body: t('console.layout.signOutQuestion'),
      confirm: t('console.layout.signOut'),
    }),
  });
  if (sure) await signOut();
}
