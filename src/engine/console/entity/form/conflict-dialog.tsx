import { Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConflictData } from '../../../schema/contract/envelope';
import { type Entity, fieldNamed } from '../../../schema/model/entity';
import type { Labelled } from '../../data/resource';
import { fieldTitle } from '../../i18n/entity-words';
import { FormDialog } from '../../kit/form-dialog';
import { NamedValue } from '../record/named-value';
import type { Values } from './form-fields';

export type Side = 'mine' | 'stored';

interface ConflictDialogProps {
  readonly entity: Entity;
  readonly conflict: ConflictData;
  readonly mine: Values;
  /** Called with the chosen side of each field. */
  readonly onChosen: (sides: Readonly<Record<string, Side>>) => void;
  readonly onCancel: () => void;
}

/** Shown on an edit conflict: the user chooses between the own and the stored value of each field. */
export default function ConflictDialog({ entity, conflict, mine, onChosen, onCancel }: ConflictDialogProps) {
  const { t } = useTranslation();
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const isDecided = conflict.fields.every((name) => name in sides);
  return (
    <FormDialog
      width={720}
      title={t('formPage.conflict.title')}
      onCancel={onCancel}
      cancelText={t('formPage.conflict.cancel')}
      ok={{ text: t('formPage.conflict.save'), disabled: !isDecided, onClick: () => onChosen(sides) }}
    >
      <p>{t('formPage.conflict.text')}</p>
      {conflict.fields.map((name) => {
        const field = fieldNamed(entity, name);
        const title = fieldTitle(t, entity, field);
        const options = (['mine', 'stored'] as const).map((side) => {
          const row = (side === 'mine' ? { ...conflict.record, ...mine } : conflict.record) as Labelled;
          return {
            value: side,
            label: (
              <>
                <span className="form-side">{t(`formPage.conflict.${side}`)}</span>
                <NamedValue entity={entity} field={field} row={row} />
              </>
            ),
          };
        });
        return (
          <div key={name} className="form-conflict" role="radiogroup" aria-label={title}>
            <h3>{title}</h3>
            <Radio.Group
              value={sides[name]}
              options={options}
              onChange={(event) => setSides({ ...sides, [name]: event.target.value as Side })}
            />
          </div>
        );
      })}
    </FormDialog>
  );
}
