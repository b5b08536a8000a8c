import type { ReactNode } from 'react';
import type { Labelled } from '../../data/resource';

/** One column of a list. */
export interface ListColumn {
  readonly key: string;
  readonly className?: string;
  readonly title: ReactNode;
  readonly sorted?: 'ascending' | 'descending' | undefined;
  readonly cell: (row: Labelled) => ReactNode;
}
