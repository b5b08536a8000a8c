import type { DatePickerProps } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import en from 'dayjs/locale/en';
import es from 'dayjs/locale/es';
import zhCn from 'dayjs/locale/zh-cn';
import { type FocusEvent, type KeyboardEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../schema/contract/language';
import type { Language } from '../../../schema/contract/language-facts';
import { dayPatterns, momentPatterns } from '../../i18n/format/date-patterns';
import { useZone } from '../../i18n/use-zone';
import { Icon } from '../../kit/icon';
import { pickerIn } from './picker-in';

/** The names of months and days that the picker shows and reads. */
const dayNames = { 'zh-cn': zhCn, en, es } satisfies Readonly<Record<Language, typeof en>>;

// Weeks begin on Monday in all languages, as in calendars and counts.
for (const names of Object.values(dayNames)) dayjs.locale({ ...names, weekStart: 1 }, undefined, true);

/** A typed text that the picker discards because its format is unknown, and today's date as an example. */
export interface UnreadDate {
  readonly text: string;
  readonly example: string;
}

interface Props extends Omit<DatePickerProps, 'value'> {
  readonly value: Dayjs | null;
  /** Called when the input is left; undefined if the picker could read what was typed. */
  readonly onLeft?: (unread: UnreadDate | undefined) => void;
}

/**
 * antd's date picker with our icons, in the reader's language, and with the clock of the page's zone. While it is open,
 * keys act on it and not on its surroundings.
 */
export default function DayPicker({ showTime = false, allowClear = true, onLeft, value, ...props }: Props) {
  const { t, i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const patterns = showTime ? momentPatterns(language) : dayPatterns(language);
  const Picker = pickerIn(useZone());
  const [isOpen, setOpen] = useState(false);
  // antd discards the typed text when it receives another object, even of the same moment.
  const moment = value?.valueOf();
  const shown = useMemo(() => (moment === undefined ? null : dayjs(moment)), [moment]);
  const onBlur = ({ target }: FocusEvent<HTMLElement>) => {
    const text = target instanceof HTMLInputElement ? target.value.trim() : '';
    const isRead = patterns.some((pattern) => dayjs(text, pattern, language, true).isValid());
    const isLost = text !== '' && !isRead;
    onLeft?.(isLost ? { text, example: dayjs().locale(language).format(patterns[0]) } : undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    // Enter chooses the marked day and must not submit the form.
    if (event.key === 'Enter') event.preventDefault();
    if (event.key !== 'Escape') return;
    // Escape must not close the dialog around the picker. antd ignores a key whose default is prevented.
    event.preventDefault();
    event.stopPropagation();
    setOpen(false);
  };
  // antd gives the clear button no accessible name.
  const clearIcon = (
    <span role="img" aria-label={t('field.clear')}>
      <Icon name="close" size={14} />
    </span>
  );
  return (
    <Picker
      {...props}
      value={shown}
      showTime={showTime && { showSecond: false }}
      format={patterns}
      allowClear={allowClear !== false && { clearIcon }}
      suffixIcon={<Icon name="calendar" size={14} />}
      open={isOpen}
      onOpenChange={setOpen}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    />
  );
}
