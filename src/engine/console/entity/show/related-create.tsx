import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { can } from '../../../schema/access/access';
import { inSentence } from '../../../schema/model/in-sentence';
import type { Referrer } from '../../../schema/model/referrers';
import { useActor } from '../../data/session';
import { entityTitle } from '../../i18n/entity-words';
import { Icon } from '../../kit/icon';
import { useCellSurroundings } from '../fields/cell-context';
import { formFields } from '../form/form-fields';
import { LinkButton } from '../record/link-button';

interface RelatedCreateProps extends Referrer {
  /** Id of the record that the new one refers to. */
  readonly id: number;
}

/** Link to the create form with the reference preset; needs the create permission. */
export function RelatedCreate({ entity, field, id }: RelatedCreateProps) {
  const { t } = useTranslation();
  const actor = useActor();
  const { pathname } = useLocation();
  const { listPath } = useCellSurroundings();
  const list = listPath(entity.name);
  const mayCreate =
    can(actor, 'create', entity) &&
    formFields(entity, {}, actor, true).some(({ name }) => name === field.name);
  if (!mayCreate || list === undefined) return null;
  return (
    <LinkButton
      size="small"
      icon={<Icon name="plus" size={14} />}
      to={`${list}/create?${field.name}=${id}`}
      state={{ back: pathname }}
    >
      {t('list.create', { entity: inSentence(entityTitle(t, entity)) })}
    </LinkButton>
  );
}
