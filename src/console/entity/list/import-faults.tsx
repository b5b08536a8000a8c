import { useTranslation } from 'react-i18next';
import type { Entity } from '../../../entity/model/entity';
import { fieldTitle } from '../../i18n/entity-words';
import type { ImportFault } from './send-import';

interface ImportFaultsProps {
  readonly entity: Entity;
  readonly faults: readonly ImportFault[];
}

/** What is wrong with a file, line by line. */
export function ImportFaults({ entity, faults }: ImportFaultsProps) {
  const { t } = useTranslation();
  const nameOf = (name: string) => {
    const field = entity.fields.get(name);
    return field ? fieldTitle(t, entity, field) : name;
  };
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
          {faults.map(({ row, field, message }) => (
            <tr key={`${row} ${field}`}>
              <td>{row}</td>
              <td>{nameOf(field)}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
