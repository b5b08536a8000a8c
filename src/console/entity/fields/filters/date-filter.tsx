import { Input } from 'antd';
import { lazy, Suspense } from 'react';
import type { FilterProps } from '../filter-props';

const DateRange = lazy(() => import('./date-range'));

/** A span of days. The calendar comes by itself, where it is shown. */
export function DateFilter(props: FilterProps) {
  return (
    <Suspense fallback={<Input id={props.id} disabled />}>
      <DateRange {...props} />
    </Suspense>
  );
}
