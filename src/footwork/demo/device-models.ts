import { type DeviceType, deviceTypeNames } from '../../../schemas/parts/device-types';
import data from './data/device-models.json';

interface DeviceModel {
  /** Relative number of devices; the shares of the five known types add up to 100. */
  readonly share: number;
  readonly name: string;
  readonly category: string;
  readonly modes: readonly ('static' | 'dynamic' | 'posture' | 'combined')[];
  readonly reportTypes: readonly ('posture' | 'static' | 'dynamic')[];
  /** Oldest first; most devices run the newest. */
  readonly versions: readonly string[];
  readonly clientVersions: readonly string[];
  readonly intro: string;
  readonly spec: string;
}

const known: { readonly [type in DeviceType]?: DeviceModel } = data as Readonly<
  Record<keyof typeof data, DeviceModel>
>;

export const deviceModels = Object.fromEntries(
  deviceTypeNames.map((type) => [type, known[type] ?? unknownModel(type)]),
) as Readonly<Record<DeviceType, DeviceModel>>;

/** A type that the data do not describe measures everything. */
function unknownModel(type: DeviceType): DeviceModel {
  return {
    share: 10,
    name: `${type} device`,
    category: 'Scanner',
    modes: ['combined'],
    reportTypes: ['static', 'dynamic', 'posture'],
    versions: ['1.0.0'],
    clientVersions: ['1.0.0'],
    intro: 'Measures feet and posture.',
    spec: 'Sampling 100 Hz',
  };
}
