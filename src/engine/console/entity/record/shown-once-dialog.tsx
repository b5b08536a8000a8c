import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../kit/form-dialog';
import './shown-once-dialog.css';
import { CopyButton } from '../../kit/copy-button';

interface ShownOnceDialogProps {
  readonly title: string;
  readonly label: string;
  readonly value: string;
  readonly onClose: () => void;
}

/**
 * Shows a secret that cannot be read again, with a copy button. Only its button closes it, not Escape or a press
 * outside.
 */
export function ShownOnceDialog({ title, label, value, onClose }: ShownOnceDialogProps) {
  const { t } = useTranslation();
  const shown = useRef<HTMLElement>(null);
  return (
    <FormDialog title={title} ok={{ text: t('formPage.secret.done'), onClick: onClose }}>
      <p>{label}</p>
      <div className="shown-once">
        <code ref={shown}>{value}</code>
        <CopyButton text={value} shown={shown} />
      </div>
      <p className="shown-once-note">{t('formPage.secret.once')}</p>
    </FormDialog>
  );
}
