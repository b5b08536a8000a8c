import { useEffect } from 'react';
import { keepWindow } from './leaving';

/** Makes the browser ask before the tab is closed or reloaded, while `isHeld`. */
export function useKeepWindow(isHeld: boolean): void {
  useEffect(() => (isHeld ? keepWindow() : undefined), [isHeld]);
}
