import { lazy, Suspense } from 'react';
import { useStore } from '../store';
import { askedPrompt } from './prompt';

const PromptDialog = lazy(() => import('./prompt-dialog'));

/** Where questions asked with `prompt` are put. */
export function PromptPlace() {
  const asked = useStore(askedPrompt);
  if (!asked) return null;
  return (
    <Suspense>
      <PromptDialog key={asked.id} question={asked} />
    </Suspense>
  );
}
