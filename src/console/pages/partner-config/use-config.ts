import { keepPreviousData } from '@tanstack/react-query';
import { getPartnerConfig, getPartners } from '../../../entity/contract/endpoints/partner-config';
import { useEndpoint } from '../../data/endpoint/use-endpoint';
import type { Labelled } from '../../data/resource';

/** Partners whose settings may be seen: the first of those that match `q`, or the one of a code. */
export function usePartners(query: { readonly q?: string; readonly pcode?: string }, enabled = true) {
  return useEndpoint(getPartners, { query }, { placeholderData: keepPreviousData, enabled });
}

/** The settings of a partner as they are now; once, whatever is written meanwhile. */
export function useConfig(pcode: string) {
  return useEndpoint(
    getPartnerConfig,
    { query: { pcode } },
    { select: (config) => config as Labelled, gcTime: 0, staleTime: 'static' },
  );
}
