import type { InputNumberProps } from 'antd';
import { type RefCallback, useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** antd's own arrows are images called 'up' and 'down' in every language. */
const controls = {
  upIcon: <span aria-hidden="true">▴</span>,
  downIcon: <span aria-hidden="true">▾</span>,
};

interface NumberSteps {
  readonly controls: NonNullable<InputNumberProps['controls']>;
  readonly ref: RefCallback<{ readonly nativeElement: HTMLElement }>;
}

/** Props that give the two arrows of antd's `InputNumber` names in the language in use; its own are English. */
export function useNumberSteps(): NumberSteps {
  const { t } = useTranslation();
  const ref = useCallback(
    (input: { readonly nativeElement: HTMLElement } | null) => {
      const name = (direction: 'up' | 'down', text: string) =>
        input?.nativeElement
          .querySelector(`.ant-input-number-handler-${direction}`)
          ?.setAttribute('aria-label', text);
      name('up', t('field.increase'));
      name('down', t('field.decrease'));
    },
    [t],
  );
  return { controls, ref };
}
