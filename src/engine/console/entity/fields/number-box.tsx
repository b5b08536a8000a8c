import { InputNumber, type InputNumberProps } from 'antd';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../schema/contract/language';
import type { Entity, Field } from '../../../schema/model/entity';
import { traitsOf } from '../../../schema/model/field-traits';
import { decimalSeparatorOf } from '../../i18n/format/number';
import { unitWords } from './unit-text';

/** antd labels its arrows 'up' and 'down' in every language. */
const controls = {
  upIcon: <span aria-hidden="true">▴</span>,
  downIcon: <span aria-hidden="true">▾</span>,
};

interface NumberBoxProps extends InputNumberProps<number> {
  readonly entity: Entity;
  readonly field: Field;
}

/** A number input in the reader's number format, with the field's unit and translated arrow buttons. */
export function NumberBox({ entity, field, ...props }: NumberBoxProps) {
  const { t, i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const unit = traitsOf(field.type).sign ?? unitWords({ entity, field, language, t });
  const isWhole = field.property.type === 'integer';
  const nameArrows = useCallback(
    (input: { readonly nativeElement: HTMLElement } | null) => {
      const name = (direction: 'up' | 'down', text: string) =>
        input?.nativeElement
          .querySelector(`.ant-input-number-handler-${direction}`)
          ?.setAttribute('aria-label', text);
      name('up', t('formPage.input.increase'));
      name('down', t('formPage.input.decrease'));
    },
    [t],
  );
  return (
    <InputNumber<number>
      {...(isWhole && { precision: 0 })}
      {...(unit && { suffix: unit })}
      {...props}
      ref={nameArrows}
      controls={controls}
      decimalSeparator={decimalSeparatorOf(language)}
    />
  );
}
