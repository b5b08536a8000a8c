import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentPrompt, onPrompt } from './prompt';

const PromptDialog = lazy(() => import('./prompt-dialog'));

/** Where questions asked with `prompt` are put. */
export function PromptPlace() {
  const asked = useSyncExternalStore(onPrompt, currentPrompt);
  if (!asked) return null;
  return (
    <Suspense>
      <PromptDialog key={asked.id} question={asked} />
    </Suspense>
  );
}
