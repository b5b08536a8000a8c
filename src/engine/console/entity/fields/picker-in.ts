import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import dayjsOfPicker from 'rc-picker/es/generate/dayjs';
import { clockIn } from '../../../schema/contract/zoned-day';

const made = new Map<string, ReturnType<typeof DatePicker.generatePicker<Dayjs>>>();

/** antd's date picker with the clock of a zone for its "Now" and "Today"; antd's own has the browser's. */
export function pickerIn(zone: string) {
  const known = made.get(zone);
  if (known) return known;
  const getNow = () => dayjs(clockIn(zone, new Date()));
  const picker = DatePicker.generatePicker<Dayjs>({ ...dayjsOfPicker, getNow });
  made.set(zone, picker);
  return picker;
}
