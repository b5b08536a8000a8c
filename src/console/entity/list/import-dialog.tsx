import { Alert, Button } from 'antd';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { importInto } from '../../../entity/contract/entity-endpoints';
import type { Entity } from '../../../entity/model/entity';
import { ApiError } from '../../data/api-error';
import { callEndpoint } from '../../data/endpoint/call-endpoint';
import { newRepeatKey } from '../../data/repeat-key';
import { entityPlural } from '../../i18n/entity-words';
import { inSentence } from '../../i18n/in-sentence';
import { FormDialog } from '../../kit/form-dialog';
import { notify } from '../../kit/notice/notify';
import { useRefresh } from '../record/use-refresh';
import { ImportColumns } from './import-columns';
import { ImportFaults } from './import-faults';

interface ImportDialogProps {
  readonly entity: Entity;
  readonly onClose: () => void;
}

/** Choose a CSV file, see what the server would refuse, then take it in: all of it or nothing. */
export default function ImportDialog({ entity, onClose }: ImportDialogProps) {
  const { t } = useTranslation();
  const refresh = useRefresh(entity);
  const chooser = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  /** Under the same key a file is taken in once. */
  const key = useRef('');
  /** The number of good records, or why the file is refused. */
  const [verdict, setVerdict] = useState<number | ApiError>();
  const [isBusy, setBusy] = useState(false);

  const send = async (chosen: File, isDry: boolean) => {
    setBusy(true);
    try {
      const call = { query: isDry ? { dryRun: true } : {}, body: { file: chosen } };
      const headers = { 'Idempotency-Key': key.current };
      const { count } = await callEndpoint(importInto(entity), call, { headers });
      if (isDry) return setVerdict(count);
      onClose();
      notify.success(t('list.imported', { count }));
      await refresh();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setVerdict(error);
    } finally {
      setBusy(false);
    }
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0];
    event.target.value = '';
    if (!chosen) return;
    setFile(chosen);
    key.current = newRepeatKey();
    setVerdict(undefined);
    void send(chosen, true);
  };
  const isGood = typeof verdict === 'number';
  return (
    <FormDialog
      title={t('list.importTitle', { entities: inSentence(entityPlural(t, entity)) })}
      okText={isGood ? t('list.importConfirm', { count: verdict }) : t('list.import')}
      okButtonProps={{ disabled: !isGood || verdict === 0, loading: isBusy }}
      onOk={() => file && send(file, false)}
      onCancel={onClose}
      width={640}
    >
      <p>{t('list.importHelp')}</p>
      <ImportColumns entity={entity} />
      <Button onClick={() => chooser.current?.click()} loading={isBusy && verdict === undefined}>
        {t('list.chooseFile')}
      </Button>{' '}
      {file?.name}
      <input
        ref={chooser}
        type="file"
        accept=".csv,text/csv"
        hidden
        onChange={choose}
        aria-label={t('list.chooseFile')}
      />
      <div role="status" className="list-verdict">
        {isGood && <Alert type="success" showIcon message={t('list.importGood', { count: verdict })} />}
        {verdict instanceof ApiError && <Alert type="error" showIcon message={verdict.msg} />}
      </div>
      {verdict instanceof ApiError && <ImportFaults entity={entity} faults={verdict.fieldErrors} />}
    </FormDialog>
  );
}
