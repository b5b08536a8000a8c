import { useTranslation } from 'react-i18next';
import { inSentence } from '../../../schema/model/in-sentence';
import { entityPlural, entityTitle } from '../../i18n/entity-words';
import { Button } from '../../kit/button';
import { Icon } from '../../kit/icon';
import { LinkButton } from '../record/link-button';
import { useListContext } from './use-list-controller';

/** Explains why the list is empty, and offers to remove the filters or to create a record. */
export function EmptyList() {
  const { t } = useTranslation();
  const { entity, state, change, permissions, paths } = useListContext();
  const isNarrowed = state.filters.length > 0 || state.search !== undefined;
  return (
    <div className="list-empty">
      <Icon name={isNarrowed ? 'search' : entity.icon} size={36} />
      <p>
        {t(isNarrowed ? 'list.noneMatch' : 'list.none', { entities: inSentence(entityPlural(t, entity)) })}
      </p>
      {isNarrowed && <Button onClick={() => change({ filters: [], search: '' })}>{t('list.widen')}</Button>}
      {!isNarrowed && permissions.may('create') && (
        <LinkButton look="primary" to={paths.create}>
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
