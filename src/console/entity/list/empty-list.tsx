import { useTranslation } from 'react-i18next';
import type { Entity } from '../../../entity/model/entity';
import { inSentence } from '../../../entity/model/in-sentence';
import { entityPlural, entityTitle } from '../../i18n/entity-words';
import { Button } from '../../kit/button';
import { Icon } from '../../kit/icon';
import { LinkButton } from '../record/link-button';

interface EmptyListProps {
  readonly entity: Entity;
  readonly icon: string;
  /** Whether filters or a search are active. */
  readonly isNarrowed: boolean;
  readonly onWiden: () => void;
  /** Path of the create form; undefined without the permission. */
  readonly createPath: string | undefined;
}

/** Explains why the list is empty, and offers to remove the filters or to create a record. */
export function EmptyList({ entity, icon, isNarrowed, onWiden, createPath }: EmptyListProps) {
  const { t } = useTranslation();
  return (
    <div className="list-empty">
      <Icon name={isNarrowed ? 'search' : icon} size={36} />
      <p>
        {t(isNarrowed ? 'list.noneMatch' : 'list.none', { entities: inSentence(entityPlural(t, entity)) })}
      </p>
      {isNarrowed && <Button onClick={onWiden}>{t('list.widen')}</Button>}
      {!isNarrowed && createPath !== undefined && (
        <LinkButton look="primary" to={createPath}>
          {t('list.create', { entity: inSentence(entityTitle(t, entity)) })}
        </LinkButton>
      )}
    </div>
  );
}

interface ListFailureProps {
  readonly message: string;
  readonly onRetry: () => void;
}

/** Shown in place of the rows when loading failed. */
export function ListFailure({ message, onRetry }: ListFailureProps) {
  const { t } = useTranslation();
  return (
    <div className="list-empty" role="alert">
      <Icon name="warning" size={36} />
      <p>{t('list.failed')}</p>
      <p className="cell-muted">{message}</p>
      <Button onClick={onRetry}>{t('list.retry')}</Button>
    </div>
  );
}
