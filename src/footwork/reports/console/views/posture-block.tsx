import { useTranslation } from 'react-i18next';
import { DataTable } from '#engine/console/kit/data-table';
import type { QuantityName } from '../../../../measurement/findings/quantities';
import { type Reference, rangeOf, sideOfRange } from '../../../../measurement/findings/reference';
import { entryFor } from '../../../../measurement/findings/references';
import { backAngles, frontAngles, sideAngles } from '../../../../measurement/posture/posture-angles';
import type { PostureMeasurement } from '../../../../measurement/storage/report-measurement';
import { How } from './how';
import { PostureFigure } from './posture-figure';
import { postureMeaning } from './posture-meaning';
import type { PostureView } from './posture-outline';
import { useFigure } from './use-figure';
import { useNumber } from './use-number';
import { useSourceText } from './use-source-text';
import { useValueText } from './use-value-text';

interface AngleRow {
  readonly view: PostureView;
  readonly name: string;
  readonly value: number;
}

/** Posture views as figures of landmarks and lines, with the angles computed from them. */
export function PostureBlock({ posture }: { readonly posture: PostureMeasurement }) {
  const { t } = useTranslation();
  const number = useNumber();
  const figure = useFigure();
  const sourceText = useSourceText();
  const { rangeText } = useValueText();
  const rows = anglesOf(posture);
  return (
    <section className="posture-block" aria-label={t('measurement.posture.label')}>
      <div className="posture-figures">
        {(['front', 'back', 'left', 'right'] as const).map((view) => {
          const landmarks = posture[view];
          if (!landmarks) return null;
          const angles = rows
            .filter((row) => row.view === view)
            .map(({ name, value }) => ({
              name,
              text: `${number(Math.abs(value), 1)}°`,
              isOutside: isOutside(name, value),
            }));
          return <PostureFigure key={view} view={view} landmarks={landmarks} angles={angles} />;
        })}
      </div>
      <div className="posture-angles">
        <h2>
          {t('measurement.posture.angles')}
          <How name={t('measurement.posture.angles')}>
            {t('measurement.posture.how')}{' '}
            {sourceText(
              rows.map(({ name }) => quantityOf(name)),
              rows.map(({ name }) => normalOf(name)),
            )}
          </How>
        </h2>
        <DataTable<AngleRow>
          label={t('measurement.posture.angles')}
          rows={rows}
          keyOf={({ view, name }) => `${view} ${name}`}
          columns={[
            {
              key: 'name',
              title: t('measurement.posture.angle'),
              isText: true,
              of: ({ name }) => t(`measurement.posture.name.${name}`),
            },
            {
              key: 'view',
              title: t('measurement.posture.seen'),
              isText: true,
              of: ({ view }) => t(`measurement.posture.view.${view}`),
            },
            {
              key: 'value',
              title: t('measurement.posture.value'),
              isText: true,
              of: ({ name, value }) => figure(quantityOf(name), { value }, normalOf(name)),
            },
            {
              key: 'normal',
              title: t('measurement.posture.normal'),
              isText: true,
              of: ({ name }) => {
                const range = normalOf(name);
                return range && rangeText(quantityOf(name), range);
              },
            },
            ...(rows.some(meaningOf)
              ? [
                  {
                    key: 'means',
                    title: t('measurement.posture.means'),
                    isText: true,
                    of: (row: AngleRow) => {
                      const meaning = meaningOf(row);
                      return meaning && t(meaning);
                    },
                  },
                ]
              : []),
          ]}
        />
      </div>
    </section>
  );
}

function anglesOf({ front, back, left, right }: PostureMeasurement): readonly AngleRow[] {
  const rows = (view: PostureView, found: object): readonly AngleRow[] =>
    Object.entries(found).map(([name, value]) => ({
      view,
      name: view === 'left' || view === 'right' ? `side.${name}` : name,
      value: Number(value),
    }));
  return [
    ...(front ? rows('front', frontAngles(front)) : []),
    ...(back ? rows('back', backAngles(back)) : []),
    ...(left ? rows('left', sideAngles(left)) : []),
    ...(right ? rows('right', sideAngles(right)) : []),
  ];
}

function meaningOf({ name, value }: AngleRow): string | undefined {
  return postureMeaning(quantityOf(name), value, normalOf(name));
}

function isOutside(name: string, value: number): boolean {
  const range = normalOf(name);
  return range !== undefined && sideOfRange(value, range) !== undefined;
}

function quantityOf(name: string): QuantityName {
  const quantity = quantityOfAngle[name];
  if (!quantity) throw new Error(`No quantity is known for the angle ${name}.`);
  return quantity;
}

function normalOf(name: string): Reference | undefined {
  const entry = entryFor(quantityOf(name), { kind: 'posture' });
  return entry && rangeOf(entry);
}

const quantityOfAngle: Readonly<Record<string, QuantityName>> = {
  head: 'headTilt',
  shoulders: 'shoulderTilt',
  pelvis: 'pelvicObliquity',
  leftKnee: 'kneeAngle',
  rightKnee: 'kneeAngle',
  leftRearfoot: 'rearfootAngle',
  rightRearfoot: 'rearfootAngle',
  'side.craniovertebral': 'craniovertebral',
  'side.trunk': 'trunkLean',
  'side.pelvis': 'pelvicTilt',
  'side.knee': 'kneeFlexion',
};
