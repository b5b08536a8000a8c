import { useEffect } from 'react';
import { useTab } from './tab';

/** Says what the record of the page is called, for its tag and the breadcrumb. */
export function useRecordName(name: string): void {
  const setName = useTab()?.setName;
  useEffect(() => setName?.(name), [setName, name]);
}
