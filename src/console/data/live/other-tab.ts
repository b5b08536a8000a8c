/** Starts over when another tab has signed in anew: from then on this one's calls would be somebody else's. */
export function followSignIns(signal: AbortSignal): void {
  addEventListener(
    'storage',
    ({ key, oldValue, newValue }) => {
      if (key === 'accessToken' && newValue !== null && newValue !== oldValue) location.reload();
    },
    { signal },
  );
}
