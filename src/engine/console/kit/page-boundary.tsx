import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isMissingChunk } from './missing-chunk';
import { forgetFailures } from './once';
import { PageNote } from './page-note';
import { useReconnect } from './use-reconnect';

interface State {
  readonly error: Error | null;
}

/** Shows that the page failed, and offers to try again. */
export class PageBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <PageFailure error={error} retry={() => this.retry(error)} />;
  }

  /** Clears the error and renders the page again. */
  protected readonly reset = (): void => {
    if (!this.state.error) return;
    forgetFailures();
    this.setState({ error: null });
  };

  /** Browsers may cache a failed chunk import, so only a reload fetches it again. */
  private retry(error: Error): void {
    if (isMissingChunk(error)) location.reload();
    this.reset();
  }
}

interface Props {
  readonly error: Error;
  readonly retry: () => void;
}

export function PageFailure({ error, retry }: Props) {
  const { t } = useTranslation();
  useReconnect(retry);
  return (
    <PageNote
      icon="warning"
      title={t('console.error.page')}
      text={isMissingChunk(error) ? t('console.error.network') : error.message}
    >
      <button type="button" className="button primary" onClick={retry}>
        {t('console.error.retry')}
      </button>
    </PageNote>
  );
}
