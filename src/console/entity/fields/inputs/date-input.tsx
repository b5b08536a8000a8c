import { Input } from 'antd';
import { lazy, Suspense } from 'react';
import type { InputProps } from '../../../data/resource';

const Calendar = lazy(() => import('./date-picker'));

/** A day or a moment. The calendar weighs 110 KB, so it comes by itself, where it is shown. */
export function DateInput(props: InputProps) {
  return (
    <Suspense fallback={<Input id={props.id} disabled className="input-date" />}>
      <Calendar {...props} />
    </Suspense>
  );
}
