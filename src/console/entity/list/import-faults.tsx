import { useTranslation } from 'react-i18next';
import type { Entity } from '../../../entity/model/entity';
import { fieldTitle } from '../../i18n/entity-words';

interface ImportFaultsProps {
  readonly entity: Entity;
  /** Messages by `rows.<line>.<field>`, the lines counted as a spreadsheet does. */
  readonly faults: Readonly<Record<string, string>>;
}

/** What is wrong with a file, line by line. */
export function ImportFaults({ entity, faults }: ImportFaultsProps) {
  const { t } = useTranslation();
  const nameOf = (name: string) => {
    const field = entity.fields.get(name);
    return field ? fieldTitle(t, entity, field) : name;
  };
  const rows = Object.entries(faults).map(([at, message]) => {
    const [, row = '0', name = at] = /^rows\.(\d+)\.?(.*)$/.exec(at) ?? [];
    return { at, row, title: nameOf(name), message };
  });
  if (rows.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <div className="list-faults" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('list.importRow')}</th>
            <th scope="col">{t('list.importField')}</th>
            <th scope="col">{t('list.importMessage')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ at, row, title, message }) => (
            <tr key={at}>
              <td>{row}</td>
              <td>{title}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
