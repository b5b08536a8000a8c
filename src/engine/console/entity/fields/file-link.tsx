import { useTranslation } from 'react-i18next';
import type { FileFacts } from '../../../schema/contract/file-kind';
import { languageOf } from '../../../schema/contract/language';
import { safeAddress } from '../../i18n/format/external-address';
import { formatBytes } from '../../i18n/format/number';

interface FileLinkProps {
  readonly address: string;
  /** Undefined for an external address, and for a file that the reader may not download. */
  readonly facts: FileFacts | undefined;
}

/** A file's name as a download link, and its size. */
export function FileLink({ address, facts }: FileLinkProps) {
  const { t, i18n } = useTranslation();
  const href = safeAddress(address);
  if (href === undefined) return <span title={address}>{address}</span>;
  return (
    <span className="cell-file">
      <a href={href} title={facts?.name ?? address} target="_blank" rel="noopener noreferrer" download>
        {facts?.name ?? t('field.download')}
      </a>
      {facts && <small className="cell-muted">{formatBytes(facts.size, languageOf(i18n.language))}</small>}
    </span>
  );
}
