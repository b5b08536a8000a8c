import type { ReactNode } from 'react';
import { useEndpoint } from '#engine/console/data/endpoint/use-endpoint';
import { ZoneContext } from '#engine/console/i18n/use-zone';
import { getReportHead } from '../endpoints/report';

interface Props {
  readonly row: { readonly id: number };
  readonly children: ReactNode;
}

/** Shows times by the clock of the store that has measured; by the reader's if that store is hidden from the reader. */
export function StoreClock({ row: { id }, children }: Props) {
  const head = useEndpoint(getReportHead, { params: { id } }).data;
  return <ZoneContext value={head?.time_zone ?? undefined}>{children}</ZoneContext>;
}
