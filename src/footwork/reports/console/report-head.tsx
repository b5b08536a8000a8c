import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCellSurroundings } from '#engine/console/entity/fields/cell-context';
import { CreateLink } from '#engine/console/overrides/create-link';
import type { ReportPerson } from '../endpoints/report';
import { type Evaluated, EvaluationNote } from './views/evaluation-note';
import './views/measurement.css';
import { PersonFacts } from './views/person-facts';
import { unknownPerson } from './views/unknown-person';
import { usePageHead } from './views/use-page-head';

interface Props {
  readonly row: Evaluated & {
    readonly report_number: string;
    readonly detection_time?: string;
    readonly customer?: number | null;
    readonly store?: number | null;
    readonly measurement?: unknown;
    readonly _labels?: Readonly<Record<string, unknown>>;
  };
  readonly person: ReportPerson | undefined;
  /** IANA time zone of the store. */
  readonly zone: string | null | undefined;
  /** Whether the customer sees other findings than those below. */
  readonly isOutdated: boolean;
}

/** The person of a report, the professional's evaluation, and what the report lacks. */
export default function ReportHead({ row, person, zone, isOutdated }: Props) {
  const { t } = useTranslation();
  const { recordPath } = useCellSurroundings();
  const labelOf = (name: string) => {
    const label = row._labels?.[name];
    return typeof label === 'string' ? label : null;
  };
  const facts = {
    person: person ?? unknownPerson,
    store: labelOf('store'),
    device: labelOf('device'),
    measured: row.detection_time ?? null,
    zone,
  };
  usePageHead(facts, row.report_number);
  const path = row.customer ? recordPath('customer', row.customer) : undefined;
  const name = facts.person.name;
  return (
    <div className="report-head">
      <PersonFacts {...facts} name={name && path ? <Link to={path}>{name}</Link> : undefined} />
      {row.customer === null && (
        <>
          <Note>{t('measurement.person.unassigned')}</Note>
          <CreateLink entity="customer" references={{ store: row.store }} />
        </>
      )}
      {row.measurement === null && <Note>{t('measurement.absent')}</Note>}
      <EvaluationNote evaluation={row} zone={zone} />
      {isOutdated && <Note>{t('measurement.evaluation.outdated')}</Note>}
    </div>
  );
}

function Note({ children }: { readonly children: string }) {
  return (
    <p role="note" className="measurement-note">
      {children}
    </p>
  );
}
