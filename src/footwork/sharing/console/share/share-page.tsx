import i18next from 'i18next';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setReaderZone } from '#engine/console/i18n/format/zone';
import { Button } from '#engine/console/kit/button';
import { PasswordForm } from './password-form';
import { PendingReport } from './pending-report';
import { ReportSheetView } from './report-sheet-view';
import { SheetBar } from './sheet-bar';
import { loadSheet, type Opened, type OpenSheet, SheetFault, type SheetSource } from './sheet-source';
import { sheetTitle } from './sheet-title';
import './sheet-plans.css';
import './sheet-foot.css';
import './share.css';

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'password'; readonly message?: string }
  | { readonly kind: 'pending'; readonly store: Opened['store'] }
  | { readonly kind: 'failed'; readonly message?: string }
  | { readonly kind: 'open'; readonly opened: OpenSheet };

interface Props {
  /** Undefined for an address that leads to no report. */
  readonly source: SheetSource | undefined;
}

/** A report for its customer: for phone and paper, in ten languages, without an account. */
export function SharePage({ source }: Props) {
  const { t, i18n } = useTranslation();
  const [state, setState] = useState<State>({ kind: source ? 'loading' : 'incomplete' });

  const load = useCallback(
    async (password?: string) => {
      if (!source) return;
      try {
        const { state: answer, sheet, store } = await loadSheet(source, password, i18next.language);
        if (sheet) setReaderZone(sheet.time_zone);
        const reload = () => {
          setState({ kind: 'loading' });
          void load(password);
        };
        if (sheet)
          startTransition(() => setState({ kind: 'open', opened: { sheet, source, password, reload } }));
        else setState(answer === 'pending' ? { kind: 'pending', store } : { kind: 'password' });
      } catch (error) {
        const message = error instanceof SheetFault ? { message: error.message } : {};
        setState({ kind: password === undefined ? 'failed' : 'password', ...message });
      }
    },
    [source],
  );
  useEffect(() => {
    void load();
  }, [load]);

  useEffect(() => {
    document.title =
      state.kind === 'open' ? sheetTitle(state.opened.sheet, t, i18n.language) : t('share.title');
  }, [state, t, i18n.language]);

  return (
    <>
      <SheetBar
        canPrint={state.kind === 'open'}
        languages={state.kind === 'open' ? state.opened.sheet.languages : []}
      />
      <main className="sheet">
        {state.kind === 'loading' && <p role="status">{t('share.loading')}</p>}
        {state.kind === 'password' && <PasswordForm message={state.message} onOpen={load} />}
        {state.kind === 'pending' && <PendingReport store={state.store} />}
        {state.kind === 'failed' && (
          <div className="sheet-state">
            <p role="alert">{state.message ?? t('share.failed')}</p>
            {state.message === undefined && <Button onClick={() => void load()}>{t('share.retry')}</Button>}
          </div>
        )}
        {state.kind === 'incomplete' && (
          <div className="sheet-state">
            <p role="alert">{t('share.incomplete')}</p>
          </div>
        )}
        {state.kind === 'open' && <ReportSheetView opened={state.opened} />}
      </main>
    </>
  );
}
