import type { InputProps } from '#engine/console/data/resource';
import { TextInput, textOf } from '#engine/console/entity/fields/inputs/text-inputs';
import { useSettled } from '#engine/console/entity/fields/use-settled';
import { QrPreview } from './qr-preview';

/** A text, with the QR code that contains it. */
export function TextQrInput(props: InputProps<string>) {
  const text = useSettled(textOf(props.value));
  return (
    <>
      <TextInput {...props} />
      {text !== '' && <QrPreview text={text} />}
    </>
  );
}
