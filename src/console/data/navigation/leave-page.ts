import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useTab } from './tab';

/** Ends the page that calls and goes on to an address; asks first while something is not saved. */
export function useLeavePage(): (to: string) => void {
  const leave = useTab()?.leave;
  const navigate = useNavigate();
  return useCallback((to) => (leave ? leave(to) : void navigate(to, { replace: true })), [leave, navigate]);
}
