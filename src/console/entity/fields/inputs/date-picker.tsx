import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/es';
import 'dayjs/locale/zh-cn';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../../entity/contract/language';
import type { InputProps } from '../../../data/resource';
import { dayPatterns, momentPatterns } from '../../../i18n/format/date-patterns';
import { Icon } from '../../../kit/icon';
import { ClearIcon } from '../clear-icon';
import { useInputAria } from '../input-context';
import { useCalendarKeys } from '../use-calendar-keys';

/** Days are stored as `YYYY-MM-DD`; moments are shown in the reader's time zone and stored in UTC. */
export default function DateFieldPicker({ id, field, value, onChange, disabled }: InputProps) {
  const aria = useInputAria();
  const { t, i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const withTime = field.type === 'dateTime';
  const give = (moment: Dayjs | null) => {
    if (moment === null) onChange(null);
    else onChange(withTime ? moment.toISOString() : moment.format('YYYY-MM-DD'));
  };
  const keys = useCalendarKeys();
  const hint = t(withTime ? 'field.chooseTime' : 'field.chooseDay');
  return (
    <DatePicker
      id={id}
      {...aria}
      className="input-date"
      suffixIcon={<Icon name="calendar" size={14} />}
      value={typeof value === 'string' ? dayjs(value) : null}
      onChange={give}
      {...keys}
      showTime={withTime}
      format={withTime ? momentPatterns(language) : dayPatterns(language)}
      allowClear={!field.required && { clearIcon: <ClearIcon /> }}
      placeholder={hint}
      panelRender={(panel) => (
        <div role="dialog" aria-label={hint}>
          {panel}
        </div>
      )}
      disabled={disabled}
    />
  );
}
