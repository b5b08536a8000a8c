import { Form } from 'antd';
import { useEffect, useRef } from 'react';
import type { InputProps } from '#engine/console/data/resource';
import { DateInput } from '#engine/console/entity/fields/inputs/date-input';
import { endOf } from './plan-end';

/** The last day of a plan. Follows the first day and the number of weeks until the user enters another day. */
export function EndDateInput(props: InputProps<string>) {
  const { value, onChange } = props;
  const form = Form.useFormInstance();
  const start: unknown = Form.useWatch('start_date', form);
  const weeks: unknown = Form.useWatch('weeks', form);
  const end = endOf(start, weeks);
  const last = useRef<string>(undefined);
  useEffect(() => {
    const before = last.current;
    last.current = end;
    const isOpen = value == null || (before !== undefined && value === before);
    if (isOpen && end !== undefined && end !== value) onChange(end);
  }, [end, value, onChange]);
  return <DateInput {...props} onChange={(next) => onChange(typeof next === 'string' ? next : null)} />;
}
