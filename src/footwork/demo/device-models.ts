import data from './data/device-models.json';

interface DeviceModel {
  /** Percentage of devices of this type. */
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

export type DeviceType = keyof typeof data;

export const deviceModels = data as Readonly<Record<DeviceType, DeviceModel>>;
