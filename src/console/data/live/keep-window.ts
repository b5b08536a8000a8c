import { storedToken } from '../../kit/settings/storage';
import { leaving } from './leaving';

/** Has the browser ask before its tab is closed or reloaded, until the answer is called. */
export function keepWindow(): () => void {
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    // Without a session nothing here can be saved; the draft is offered again after the next sign-in.
    if (storedToken() !== null && !leaving.signal.aborted) event.preventDefault();
  };
  addEventListener('beforeunload', onBeforeUnload);
  return () => removeEventListener('beforeunload', onBeforeUnload);
}
