import { signOut } from '../providers/auth-provider';
import { confirm } from '../providers/confirm';

/** Signs out whoever is sure. */
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
