import { Alert, Form } from 'antd';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entity } from '../../../schema/model/entity';
import { CellProvider } from '../fields/cell-context';
import { FormValuesProvider } from '../fields/input-context';
import { usePageSurroundings } from '../fields/page-surroundings';
import './form.css';
import { Button } from '../../kit/button';
import { markDemanded } from './mark-demanded';
import type { RecordForm } from './use-record-form';

const ConflictDialog = lazy(() => import('./conflict-dialog'));

interface FormFrameProps {
  readonly entity: Entity;
  readonly form: RecordForm;
  readonly label?: string;
  readonly className?: string;
  /** Creates a new record from the form's values; undefined without the permission to create. */
  readonly onKeepAsNew?: (() => void) | undefined;
  /** Rendered above the error messages. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

/** A form for one record, with its error messages and the dialog after a conflict. */
export function FormFrame(props: FormFrameProps) {
  const { entity, form, label, className, onKeepAsNew, head, children } = props;
  const { t } = useTranslation();
  const surroundings = usePageSurroundings(true);
  const { conflict, isGone } = form;
  const message = form.isMarked ? t('formPage.wrong') : form.message;
  return (
    <CellProvider value={surroundings}>
      <Form
        {...form.props}
        {...(className !== undefined && { className })}
        layout="vertical"
        noValidate
        requiredMark={markDemanded}
        {...(label !== undefined && { 'aria-label': label })}
      >
        {head}
        <div role="alert">
          {message && <Alert type="error" showIcon message={message} />}
          {isGone && (
            <Alert
              type="error"
              showIcon
              message={t('formPage.gone.text')}
              action={
                onKeepAsNew && (
                  <Button size="small" onClick={onKeepAsNew}>
                    {t('formPage.gone.keep')}
                  </Button>
                )
              }
            />
          )}
        </div>
        <FormValuesProvider value={form.values}>{children}</FormValuesProvider>
      </Form>
      {conflict && (
        <Suspense>
          <ConflictDialog
            entity={entity}
            conflict={conflict}
            mine={form.values}
            onChosen={(sides) => form.settle(conflict, sides)}
            onCancel={form.dismissConflict}
          />
        </Suspense>
      )}
    </CellProvider>
  );
}
