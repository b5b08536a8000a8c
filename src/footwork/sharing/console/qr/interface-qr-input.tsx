import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#engine/console/data/api-error';
import { useEndpointMutation } from '#engine/console/data/endpoint/use-endpoint-mutation';
import type { InputProps } from '#engine/console/data/resource';
import { TextInput, textOf } from '#engine/console/entity/fields/inputs/text-inputs';
import { previewQr } from '../../endpoints/qr-preview';
import '#engine/console/entity/form/form.css';
import { Button } from '#engine/console/kit/button';
import { QrPicture } from './qr-preview';

interface Outcome {
  /** The called address; the outcome is shown only while the input holds this address. */
  readonly called: string;
  readonly url?: string;
  readonly fault?: string | undefined;
}

/** The address of an interface, with a button that calls it and shows its picture or its error. */
export function InterfaceQrInput(props: InputProps<string>) {
  const { t } = useTranslation();
  const { send, isPending } = useEndpointMutation(previewQr);
  const [outcome, setOutcome] = useState<Outcome>();
  const called = textOf(props.value);
  const fetchPreview = async () => {
    setOutcome(undefined);
    try {
      const { url } = await send({ body: { qr_interface: called } });
      setOutcome({ called, url });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setOutcome({ called, fault: error.fieldErrors.qr_interface ?? error.unsaid });
    }
  };
  const { url, fault } = outcome?.called === called ? outcome : {};
  return (
    <>
      <TextInput {...props} />
      <Button
        className="qr-fetch"
        isBusy={isPending}
        disabled={called === ''}
        onClick={() => void fetchPreview()}
      >
        {t('account.config.qr.fetch')}
      </Button>
      <div aria-live="polite">
        {fault !== undefined && <p className="form-fault">{fault}</p>}
        {url !== undefined && <QrPicture key={url} address={url} />}
      </div>
    </>
  );
}
