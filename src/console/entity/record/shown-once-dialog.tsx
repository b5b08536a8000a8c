import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../kit/form-dialog';
import './shown-once-dialog.css';

interface ShownOnceDialogProps {
  readonly title: string;
  /** What it is. */
  readonly label: string;
  readonly value: string;
  readonly onClose: () => void;
}

/** A secret that cannot be read again, to copy and to hand on; no slip of a key or the pointer closes it. */
export function ShownOnceDialog({ title, label, value, onClose }: ShownOnceDialogProps) {
  const { t } = useTranslation();
  const shown = useRef<HTMLElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      // Where the page may not write to the clipboard, the user copies what is selected.
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
    }
  };
  return (
    <FormDialog
      title={title}
      keyboard={false}
      maskClosable={false}
      onOk={onClose}
      okText={t('show.secret.done')}
      footer={(_, { OkBtn }) => <OkBtn />}
    >
      <p>{label}</p>
      <div className="shown-once">
        <code ref={shown}>{value}</code>
        <Button onClick={() => void copy()}>{t(isCopied ? 'show.secret.copied' : 'show.secret.copy')}</Button>
      </div>
      <p className="shown-once-note">{t('show.secret.once')}</p>
    </FormDialog>
  );
}
