import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../entity/contract/language';
import { formatDateTime } from '../../i18n/format/date';
import type { Draft } from './draft';

interface DraftOfferProps {
  readonly draft: Draft;
  readonly onRestore: () => void;
  readonly onForget: () => void;
}

/** Offers what was typed before the session was lost. */
export function DraftOffer({ draft, onRestore, onForget }: DraftOfferProps) {
  const { t, i18n } = useTranslation();
  return (
    <Alert
      className="form-draft"
      type="info"
      showIcon
      message={t('form.draft.found', { at: formatDateTime(draft.at, languageOf(i18n.language), 'short') })}
      action={
        <span className="form-buttons">
          <Button size="small" type="primary" onClick={onRestore}>
            {t('form.draft.restore')}
          </Button>
          <Button size="small" onClick={onForget}>
            {t('form.draft.forget')}
          </Button>
        </span>
      }
    />
  );
}
