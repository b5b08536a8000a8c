import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withheldFields } from '../../../schema/access/withheld-fields';
import { exportOf } from '../../../schema/entity-endpoints/reading';
import type { Field } from '../../../schema/model/entity';
import { inSentence } from '../../../schema/model/in-sentence';
import { printListQuery } from '../../../schema/query/list-query';
import { ApiError } from '../../data/api-error';
import { callEndpoint } from '../../data/endpoint/call-endpoint';
import { listQueryOf, paramsOf } from '../../data/list/list-address';
import { saveFile } from '../../data/save-file';
import { useActor } from '../../data/session';
import { fieldTitle } from '../../i18n/entity-words';
import { Button } from '../../kit/button';
import { Icon } from '../../kit/icon';
import { useListContext } from './use-list-controller';

/** A button to export the rows and, if the user may read withheld fields, one to export them with these fields. */
export function ExportButtons() {
  const { t } = useTranslation();
  const { entity, fixed, state } = useListContext();
  const [isBusy, setBusy] = useState(false);
  const withheld = withheldFields(useActor(), entity);

  /** Downloads all rows of the list as CSV, with its filters and order. `named`: withheld fields to include. */
  const download = async (named: readonly Field[]) => {
    const { _start, _end, ...query } = paramsOf(printListQuery(listQueryOf(state, fixed)));
    const _with = named.map(({ name }) => name).join(',');
    setBusy(true);
    try {
      const call = { query: { ...query, ...(_with !== '' && { _with }), format: 'csv' } };
      saveFile(await callEndpoint(exportOf(entity), call, { isQuiet: false }), `${entity.plural}.csv`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(false);
    }
  };
  const button = (icon: string, words: string, named: readonly Field[]) => (
    <Button
      className="button-short"
      icon={<Icon name={icon} size={16} />}
      isBusy={isBusy}
      onClick={() => download(named)}
    >
      {words}
    </Button>
  );
  const fields = withheld.map((field) => inSentence(fieldTitle(t, entity, field))).join(', ');
  return (
    <>
      {button('file-text', t('list.export'), [])}
      {withheld.length > 0 && button('lock', t('list.exportWith', { fields }), withheld)}
    </>
  );
}
