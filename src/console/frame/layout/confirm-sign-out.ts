import { signOut } from '../../data/auth-provider';
import { confirm } from '../../kit/notice/confirm';

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
