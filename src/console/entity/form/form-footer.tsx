import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../record/link-button';

interface FormFooterProps {
  readonly isSaving: boolean;
  /** Undefined where the page stays. */
  readonly cancelPath: string | undefined;
  readonly onCancel: (path: string) => void;
  /** Undefined where there is nothing to take back. */
  readonly onUndo: (() => void) | undefined;
  /** Undefined where there is no next one to add. */
  readonly onSaveAndAdd: (() => void) | undefined;
}

/** The buttons of a form, always in sight. */
export function FormFooter({ isSaving, cancelPath, onCancel, onUndo, onSaveAndAdd }: FormFooterProps) {
  const { t } = useTranslation();
  return (
    <div className="form-footer">
      <Button type="primary" htmlType="submit" loading={isSaving} aria-keyshortcuts="Control+S">
        {t('form.save')}
      </Button>
      {onSaveAndAdd && (
        <Button onClick={onSaveAndAdd} disabled={isSaving}>
          {t('form.saveAndAdd')}
        </Button>
      )}
      {onUndo && (
        <Button onClick={onUndo} disabled={isSaving}>
          {t('form.undo')}
        </Button>
      )}
      {cancelPath !== undefined && (
        <LinkButton to={cancelPath} onFollow={onCancel}>
          {t('form.cancel')}
        </LinkButton>
      )}
    </div>
  );
}
