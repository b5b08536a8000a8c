import { useTranslation } from 'react-i18next';
import { withheldFields } from '../../../entity/access/withheld-fields';
import type { Entity, Field } from '../../../entity/model/entity';
import type { Filter } from '../../../entity/query/list-query';
import type { ListState } from '../../data/list/list-address';
import { useActor } from '../../data/session';
import { fieldTitle } from '../../i18n/entity-words';
import { Button } from '../../kit/button';
import { Icon } from '../../kit/icon';
import { useExport } from './export-list';

interface Props {
  readonly entity: Entity;
  readonly fixed: readonly Filter[];
  readonly state: ListState;
}

/** A button to export the rows and, if the user may read withheld fields, one to export them with these fields. */
export function ExportButtons({ entity, fixed, state }: Props) {
  const { t } = useTranslation();
  const { isBusy, download } = useExport(entity, fixed, state);
  const withheld = withheldFields(useActor(), entity);
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
  const fields = withheld.map((field) => fieldTitle(t, entity, field)).join(', ');
  return (
    <>
      {button('file-text', t('list.export'), [])}
      {withheld.length > 0 && button('lock', t('list.exportWith', { fields }), withheld)}
    </>
  );
}
