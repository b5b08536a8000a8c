import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../data/api-error';
import { Button } from '../../kit/button';
import { RecordFailure } from './record-failure';
import { RecordLoading } from './record-loading';

interface Props {
  readonly query: { readonly error: ApiError | null | undefined; readonly refetch: () => unknown };
  /** Shows a failure as a note on the page instead of in its place. */
  readonly isPart?: boolean;
  readonly loading?: ReactNode;
  /** Target of the back button after a failure. */
  readonly backPath?: string;
}

/**
 * Replaces the result of a query until it arrives: shows that the query is loading, or that it failed, with a
 * button to repeat it.
 */
export function Unanswered({ query, isPart, loading = <RecordLoading />, backPath }: Props) {
  const { t } = useTranslation();
  const { error } = query;
  const onRetry = () => void query.refetch();
  if (!error) return loading;
  if (!isPart) return <RecordFailure error={error} onRetry={onRetry} {...(backPath && { backPath })} />;
  const retry = <Button onClick={onRetry}>{t('show.retry')}</Button>;
  return <Alert type="error" showIcon message={error.msg} action={retry} />;
}
