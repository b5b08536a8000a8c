import type { Envelope } from '../../schema/contract/envelope';
import { readerZone } from '../i18n/format/zone';
import { currentSettings } from '../kit/settings/stored-settings';

/** A call without any of the console's code, for use while that code is still loading. */
export async function earlyCall<Data>(path: string, token: string): Promise<Envelope<Data>> {
  const response = await fetch(path, {
    headers: {
      Authorization: token,
      'Accept-Language': currentSettings().language,
      'Time-Zone': readerZone(),
    },
    signal: AbortSignal.timeout(50_000),
  });
  return (await response.json()) as Envelope<Data>;
}
