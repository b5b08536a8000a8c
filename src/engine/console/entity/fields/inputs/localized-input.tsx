import { Radio, Select } from 'antd';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CustomerLanguage, languageOf, languageOrder } from '../../../../schema/contract/language';
import { filledLanguages, type TextType, textSchemaOf, textsOf } from '../../../../schema/model/localized';
import type { InputProps } from '../../../data/resource';
import { fieldTitle, languageName } from '../../../i18n/entity-words';
import { localeOf } from '../../../i18n/format/locale';
import { useInputSurroundings } from '../input-context';
import { RichTextInput } from './rich-text-input';
import { LongTextInput, TextInput } from './text-inputs';

const textInputs: Readonly<Record<TextType, ComponentType<InputProps>>> = {
  text: TextInput,
  longText: LongTextInput,
  richText: RichTextInput,
};

/**
 * A text for each language: a switch that marks the languages with a text (a select inside objects), and the input
 * for the chosen language.
 */
export function LocalizedInput({ control, entity, field, value, onChange }: InputProps) {
  const { t, i18n } = useTranslation();
  const { at } = useInputSurroundings();
  const name = t('formPage.input.languageOf', { field: fieldTitle(t, entity, field) });
  const reader = languageOf(i18n.language);
  const texts = textsOf(value);
  const filled = filledLanguages(value);
  const [chosen, choose] = useState<CustomerLanguage>(reader);
  const Text = textInputs[field.localized ?? 'text'];
  const each = { ...field, property: textSchemaOf(field.property) };
  const give = (text: unknown) => {
    const { [chosen]: _, ...others } = texts;
    const next = text === null ? others : { ...others, [chosen]: text };
    onChange(Object.keys(next).length === 0 ? null : next);
  };
  return (
    <div className="input-localized">
      {at.path.includes('.') ? (
        <Select
          size="small"
          value={chosen}
          aria-label={name}
          popupMatchSelectWidth={false}
          options={languageOrder(reader).map((language) => ({
            value: language,
            label: `${languageName(language)}${filled.includes(language) ? ' ●' : ''}`,
          }))}
          labelRender={({ label }) => [label, ...filled.filter((one) => one !== chosen)].join(' · ')}
          onChange={choose}
        />
      ) : (
        <Radio.Group
          size="small"
          value={chosen}
          aria-label={name}
          onChange={(event) => choose(event.target.value)}
        >
          {languageOrder(reader).map((language) => (
            <Radio.Button key={language} value={language} title={languageName(language)}>
              <span aria-hidden="true">{language}</span>
              <span className="visually-hidden">{languageName(language)}</span>
              {filled.includes(language) && (
                <span className="input-language-filled" role="img" aria-label={t('formPage.input.filled')} />
              )}
            </Radio.Button>
          ))}
        </Radio.Group>
      )}
      <div lang={localeOf(chosen)}>
        {/* Keyed by language, because the rich-text editor reads its value only on mount. */}
        <Text
          key={chosen}
          control={control}
          entity={entity}
          field={each}
          value={texts[chosen] ?? null}
          onChange={give}
        />
      </div>
    </div>
  );
}
