import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { can } from '../../schema/access/access';
import { inSentence } from '../../schema/model/in-sentence';
import { useActor } from '../data/session';
import { useEntities } from '../data/use-entities';
import { useCellSurroundings } from '../entity/fields/cell-context';
import { LinkButton } from '../entity/record/link-button';
import { entityTitle } from '../i18n/entity-words';
import { Icon } from '../kit/icon';

interface Props {
  readonly entity: string;
  readonly references: Readonly<Record<string, number | null | undefined>>;
}

/**
 * Link from a record to the form of a new record of another entity with these references. Renders nothing if the user
 * cannot create one.
 */
export function CreateLink({ entity: name, references }: Props) {
  const { t } = useTranslation();
  const actor = useActor();
  const { pathname } = useLocation();
  const { listPath } = useCellSurroundings();
  const [entity] = useEntities([name]);
  const list = listPath(name);
  if (!entity || list === undefined || !can(actor, 'create', entity)) return null;
  const known = Object.entries(references).flatMap(([field, id]) =>
    id == null ? [] : [[field, String(id)]],
  );
  return (
    <LinkButton
      to={`${list}/create?${new URLSearchParams(known)}`}
      state={{ back: pathname }}
      icon={<Icon name={entity.icon} size={16} />}
    >
      {t('list.create', { entity: inSentence(entityTitle(t, entity)) })}
    </LinkButton>
  );
}
