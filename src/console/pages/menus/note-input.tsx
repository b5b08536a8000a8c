import { Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface NoteInputProps {
  readonly value: string;
  readonly onChange: (note: string) => void;
  /** What the history says where nothing is typed. */
  readonly usual?: string;
}

/** What the history shall say of what is published. */
export function NoteInput({ value, onChange, usual }: NoteInputProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{t('menuPage.publish.note')}</label>
      <Input.TextArea
        id={id}
        rows={2}
        maxLength={200}
        showCount
        value={value}
        placeholder={usual}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  );
}
