import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import '../../kit/scroll-hint.css';

interface Props {
  readonly title: string;
  /** Translation keys. */
  readonly columns: readonly string[];
  readonly above?: ReactNode;
  readonly children: ReactNode;
}

/** A titled table that scrolls sideways if it does not fit. */
export function Panel({ title, columns, above, children }: Props) {
  const { t } = useTranslation();
  return (
    <section className="fusion-panel" aria-label={title}>
      <h2>{title}</h2>
      {above}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without focus, a keyboard could not scroll it. */}
      <div className="fusion-table scroll-hint" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {t(`fusion.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
    </section>
  );
}
