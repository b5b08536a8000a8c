import { useTranslation } from 'react-i18next';
import type { ReportPerson } from '../endpoints/report';
import { type Evaluated, EvaluationNote } from './views/evaluation-note';
import './views/measurement.css';
import { PersonFacts } from './views/person-facts';
import { usePageHead } from './views/use-page-head';

interface Props {
  readonly row: Evaluated & {
    readonly report_number: string;
    readonly detection_time: string;
    readonly _labels?: Readonly<Record<string, unknown>>;
  };
  readonly person: ReportPerson | undefined;
  /** Whether the customer sees other findings than those below. */
  readonly isOutdated: boolean;
}

const nobody: ReportPerson = {
  name: null,
  age: null,
  sex: null,
  height_cm: null,
  weight_kg: null,
  shoe_size: null,
};

/** The person of a report, and the professional's evaluation. */
export default function ReportHead({ row, person, isOutdated }: Props) {
  const { t } = useTranslation();
  const labelOf = (name: string) => {
    const label = row._labels?.[name];
    return typeof label === 'string' ? label : null;
  };
  const facts = {
    person: person ?? nobody,
    store: labelOf('store'),
    device: labelOf('device'),
    measured: row.detection_time,
  };
  usePageHead(facts, row.report_number);
  return (
    <div className="report-head">
      <PersonFacts {...facts} />
      <EvaluationNote evaluation={row} />
      {isOutdated && (
        <p role="note" className="report-outdated">
          {t('measurement.evaluation.outdated')}
        </p>
      )}
    </div>
  );
}
