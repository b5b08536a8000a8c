import { Alert, Button } from 'antd';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entity } from '../../../entity/model/entity';
import { newRepeatKey } from '../../data/repeat-key';
import { entityPlural } from '../../i18n/entity-words';
import { inSentence } from '../../i18n/in-sentence';
import { FormDialog } from '../../kit/form-dialog';
import { ImportColumns } from './import-columns';
import { ImportFaults } from './import-faults';
import { type ImportFault, sendImport } from './send-import';

interface ImportDialogProps {
  readonly entity: Entity;
  readonly onClose: () => void;
  readonly onImported: (count: number) => void;
}

type Verdict =
  | { readonly kind: 'good'; readonly count: number }
  | { readonly kind: 'bad'; readonly message: string; readonly faults: readonly ImportFault[] };

/** Choose a CSV file, see what the server would refuse, then take it in: all of it or nothing. */
export default function ImportDialog({ entity, onClose, onImported }: ImportDialogProps) {
  const { t } = useTranslation();
  const chooser = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const key = useRef('');
  const [verdict, setVerdict] = useState<Verdict>();
  const [isBusy, setBusy] = useState(false);

  const send = async (chosen: File, isDry: boolean) => {
    setBusy(true);
    const answer = await sendImport(entity, chosen, isDry, key.current);
    setBusy(false);
    if ('count' in answer && !isDry) onImported(answer.count);
    else setVerdict('count' in answer ? { kind: 'good', ...answer } : { kind: 'bad', ...answer });
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
  return (
    <FormDialog
      title={t('list.importTitle', { entities: inSentence(entityPlural(t, entity)) })}
      okText={verdict?.kind === 'good' ? t('list.importConfirm', { count: verdict.count }) : t('list.import')}
      okButtonProps={{ disabled: verdict?.kind !== 'good' || verdict.count === 0, loading: isBusy }}
      onOk={() => file && send(file, false)}
      onCancel={onClose}
      width={640}
    >
      <p>{t('list.importHelp')}</p>
      <ImportColumns entity={entity} />
      <Button onClick={() => chooser.current?.click()} loading={isBusy && !verdict}>
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
        {verdict?.kind === 'good' && (
          <Alert type="success" showIcon message={t('list.importGood', { count: verdict.count })} />
        )}
        {verdict?.kind === 'bad' && <Alert type="error" showIcon message={verdict.message} />}
      </div>
      {verdict?.kind === 'bad' && verdict.faults.length > 0 && (
        <ImportFaults entity={entity} faults={verdict.faults} />
      )}
    </FormDialog>
  );
}
