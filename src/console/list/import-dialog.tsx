import { Alert, Button, Modal, Table } from 'antd';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entity } from '../../entity/entity';
import { entityPlural, fieldTitle } from '../words/entity-words';
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
  const [verdict, setVerdict] = useState<Verdict>();
  const [isBusy, setBusy] = useState(false);

  const send = async (chosen: File, isDry: boolean) => {
    setBusy(true);
    const answer = await sendImport(entity, chosen, isDry);
    setBusy(false);
    if ('count' in answer && !isDry) onImported(answer.count);
    else setVerdict('count' in answer ? { kind: 'good', ...answer } : { kind: 'bad', ...answer });
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0];
    event.target.value = '';
    if (!chosen) return;
    setFile(chosen);
    setVerdict(undefined);
    void send(chosen, true);
  };
  const nameOf = (name: string) => {
    const field = entity.fields.get(name);
    return field ? fieldTitle(t, entity, field) : name;
  };

  return (
    <Modal
      open
      title={t('list.importTitle', { entities: entityPlural(t, entity) })}
      okText={t('list.importConfirm', { count: verdict?.kind === 'good' ? verdict.count : 0 })}
      okButtonProps={{ disabled: verdict?.kind !== 'good' || verdict.count === 0, loading: isBusy }}
      onOk={() => file && send(file, false)}
      onCancel={onClose}
      width={640}
    >
      <p>{t('list.importHelp')}</p>
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
        <Table<ImportFault>
          size="small"
          rowKey={({ row, field }) => `${row} ${field}`}
          dataSource={verdict.faults}
          pagination={verdict.faults.length > 10 && { pageSize: 10, size: 'small', showSizeChanger: false }}
          columns={[
            { title: t('list.importRow'), dataIndex: 'row', width: 80 },
            { title: t('list.importField'), dataIndex: 'field', render: nameOf },
            { title: t('list.importMessage'), dataIndex: 'message' },
          ]}
        />
      )}
    </Modal>
  );
}
