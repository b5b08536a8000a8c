export interface DeviceModel {
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

export const deviceModels = {
  X5: {
    share: 30,
    name: 'X5 force-line scanner',
    category: 'Scanner',
    modes: ['combined', 'static'],
    reportTypes: ['static', 'static', 'posture'],
    versions: ['5.2.1', '5.3.0', '5.4.2'],
    clientVersions: ['2.0.4', '2.1.0'],
    intro: 'Scans both feet under load and draws the force line over the footprint.',
    spec: 'Scan area 420 x 320 mm\nResolution 0.2 mm\nScan time 6 s\nLoad up to 200 kg',
  },
  FMP: {
    share: 25,
    name: 'FMP pressure plate',
    category: 'Pressure plate',
    modes: ['static', 'dynamic'],
    reportTypes: ['static', 'dynamic'],
    versions: ['3.0.5', '3.1.2', '3.2.0'],
    clientVersions: ['1.8.1', '1.9.0'],
    intro: 'Measures plantar pressure standing and walking.',
    spec: '4096 sensors\nSampling 100 Hz\nRange 10-1270 kPa\nPlate 610 x 480 mm',
  },
  Q1P: {
    share: 20,
    name: 'Q1P portable plate',
    category: 'Pressure plate',
    modes: ['static'],
    reportTypes: ['static'],
    versions: ['1.4.0', '1.5.3', '1.6.1'],
    clientVersions: ['1.2.7', '1.3.0'],
    intro: 'A folding plate for visits to schools and companies.',
    spec: '1024 sensors\nSampling 50 Hz\nBattery 6 h\nWeight 3.2 kg',
  },
  X3: {
    share: 15,
    name: 'X3 posture station',
    category: 'Posture station',
    modes: ['posture'],
    reportTypes: ['posture'],
    versions: ['2.7.4', '2.8.0', '2.9.1'],
    clientVersions: ['2.0.4', '2.1.0'],
    intro: 'Photographs front, side and back and finds body landmarks.',
    spec: '3 cameras, 12 megapixels\n25 landmarks\nStand 2.1 x 0.9 m',
  },
  F5LAB: {
    share: 10,
    name: 'F5 Lab treadmill',
    category: 'Treadmill',
    modes: ['dynamic', 'combined'],
    reportTypes: ['dynamic', 'dynamic', 'posture'],
    versions: ['1.0.9', '1.1.0', '1.1.2'],
    clientVersions: ['1.0.3', '1.1.2'],
    intro: 'Pressure and video of running on a treadmill.',
    spec: '7168 sensors\nSampling 300 Hz\nBelt 0.5-20 km/h\nTwo high-speed cameras',
  },
} as const satisfies Record<string, DeviceModel>;

export type DeviceType = keyof typeof deviceModels;
