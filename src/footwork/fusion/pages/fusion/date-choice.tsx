import { useTranslation } from 'react-i18next';
import type { FusionReport } from '../../endpoints/fusion';
import { useDayText } from './day-text';

interface Props {
  readonly name: 'first' | 'second';
  readonly reports: readonly FusionReport[];
  readonly value: number;
  readonly onChange: (id: number) => void;
}

/** Select of one of the two measurements to compare. */
export function DateChoice({ name, reports, value, onChange }: Props) {
  const { t } = useTranslation();
  const day = useDayText();
  return (
    <label>
      {t(`fusion.${name}`)}{' '}
      <select value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {reports.map((report) => (
          <option key={report.id} value={report.id}>
            {day(report)}, {t(`fusion.kind.${report.type}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
