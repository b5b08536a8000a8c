import { Alert } from 'antd';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writableFields } from '../../../schema/access/access';
import { importInto } from '../../../schema/entity-endpoints/writing';
import type { Entity } from '../../../schema/model/entity';
import { inSentence } from '../../../schema/model/in-sentence';
import { ApiError } from '../../data/api-error';
import { callEndpoint } from '../../data/endpoint/call-endpoint';
import { newRepeatKey } from '../../data/repeat-key';
import { saveCsv } from '../../data/save-file';
import { useActor } from '../../data/session';
import { entityPlural, fieldTitle } from '../../i18n/entity-words';
import { Button } from '../../kit/button';
import { FormDialog } from '../../kit/form-dialog';
import { Icon } from '../../kit/icon';
import { notify } from '../../kit/notice/notify';
import { useRefresh } from '../record/use-refresh';
import './popups.css';

interface ImportDialogProps {
  readonly entity: Entity;
  readonly onClose: () => void;
}

/** Imports a CSV file after a dry run that shows all errors. Imports all rows or none. */
export default function ImportDialog({ entity, onClose }: ImportDialogProps) {
  const { t } = useTranslation();
  const refresh = useRefresh(entity);
  const chooser = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  /** Idempotency key: the server imports a file once per key. */
  const key = useRef('');
  /** The number of valid records; undefined before the file is checked, and if it is refused. */
  const [count, setCount] = useState<number>();
  const [failure, setFailure] = useState<ApiError>();
  const [isBusy, setBusy] = useState(false);

  const send = async (chosen: File, isDry: boolean) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const call = { query: isDry ? { dryRun: true } : {}, body: { file: chosen } };
      const headers = { 'Idempotency-Key': key.current };
      const { count } = await callEndpoint(importInto(entity), call, { headers });
      if (isDry) return setCount(count);
      onClose();
      notify.success(t('import.done', { count }));
      await refresh();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
      // Without an answer, the file may be imported already: the same button repeats the call under the same key.
      if (error.isRefusal) setCount(undefined);
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
    setCount(undefined);
    void send(chosen, true);
  };
  const isChecked = count !== undefined;
  return (
    <FormDialog
      title={t('import.title', { entities: inSentence(entityPlural(t, entity)) })}
      ok={{
        text: isChecked ? t('import.confirm', { count }) : t('list.import'),
        disabled: !isChecked || count === 0,
        isBusy,
        onClick: () => file && send(file, false),
      }}
      onCancel={onClose}
      width={640}
    >
      <p>{t('import.help')}</p>
      <ImportColumns entity={entity} />
      <Button
        onClick={() => chooser.current?.click()}
        isBusy={isBusy && !isChecked}
        disabled={isBusy && isChecked}
      >
        {t('import.chooseFile')}
      </Button>{' '}
      {file?.name}
      <input
        ref={chooser}
        type="file"
        accept=".csv,text/csv"
        hidden
        onChange={choose}
        aria-label={t('import.chooseFile')}
      />
      <div role="status" className="list-verdict">
        {isChecked && !failure && <Alert type="success" showIcon message={t('import.good', { count })} />}
        {failure && <Alert type="error" showIcon message={failure.msg} />}
      </div>
      {failure && <ImportFaults entity={entity} faults={failure.fieldErrors} />}
    </FormDialog>
  );
}

/** The possible columns of a file, and a template with just the header. */
function ImportColumns({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation();
  const actor = useActor();
  // Passwords cannot be imported.
  const fields = writableFields(actor, entity).filter(({ secret }) => !secret);
  const titles = fields.map((field) => fieldTitle(t, entity, field));
  // The server refuses an ambiguous title; use the field's name instead.
  const header = titles.map((title, at) =>
    titles.indexOf(title) === titles.lastIndexOf(title) ? title : (fields[at]?.name ?? title),
  );
  const save = () => saveCsv([header], entity.plural);
  return (
    <>
      <p className="list-import-columns">
        {t('import.fields', {
          fields: header.map((title, at) => (fields[at]?.required ? `${title} *` : title)).join(', '),
        })}
      </p>
      <Button icon={<Icon name="file-text" size={16} />} onClick={save}>
        {t('import.template')}
      </Button>{' '}
    </>
  );
}

interface ImportFaultsProps {
  readonly entity: Entity;
  /** Messages keyed by `rows.<line>.<field>`; line numbers as in a spreadsheet. */
  readonly faults: Readonly<Record<string, string>>;
}

/** Table of the errors in a file. */
function ImportFaults({ entity, faults }: ImportFaultsProps) {
  const { t } = useTranslation();
  const nameOf = (name: string) => {
    const field = entity.fields.get(name);
    return field ? fieldTitle(t, entity, field) : name;
  };
  const rows = Object.entries(faults).map(([at, message]) => {
    const [, row = '0', name = at] = /^rows\.(\d+)\.?(.*)$/.exec(at) ?? [];
    return { at, row, title: nameOf(name), message };
  });
  if (rows.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and not every browser lets the keyboard reach a scrolling region
    <div className="list-faults" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('import.row')}</th>
            <th scope="col">{t('import.field')}</th>
            <th scope="col">{t('import.message')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ at, row, title, message }) => (
            <tr key={at}>
              <td>{row}</td>
              <td>{title}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
