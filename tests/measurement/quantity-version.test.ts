import { expect, test } from 'vitest';
import { analysisVersion } from '../../src/measurement/analysis';
import { quantities } from '../../src/measurement/findings/quantities';
import { regionQuantities } from '../../src/measurement/findings/region-quantities';

const digitsOf = (facts: Readonly<Record<string, { readonly digits: number }>>) =>
  Object.entries(facts)
    .map(([name, { digits }]) => `${name} ${digits}`)
    .sort()
    .join('\n');

/** Stored results name these quantities. Where one changes here, increment the version, so that they are computed again. */
test('20.2: the names and digits of the quantities are those of this version of stored results', () => {
  expect(analysisVersion).toBe(5);
  expect(digitsOf(quantities)).toMatchInlineSnapshot(`
    "archIndex 3
    balance 0
    contactArea 1
    contactTime 2
    craniovertebral 1
    excursionIndex 1
    footFlat 2
    footLength 0
    footWidth 0
    foreShare 1
    forefootContact 2
    forefootPushOff 2
    halluxPressure 0
    headTilt 1
    heelPressure 0
    impulse 1
    initialContact 2
    kneeAngle 1
    kneeFlexion 1
    leftShare 1
    loadingRate 0
    meanPressure 0
    metatarsalPressure 0
    midShare 1
    pathAcross 0
    pathLength 0
    pathVelocity 0
    peakForce 0
    peakPressure 0
    pelvicObliquity 1
    pelvicTilt 1
    progressionAngle 1
    rearShare 1
    rearfootAngle 1
    rightShare 1
    shoulderTilt 1
    symmetryIndex 1
    trunkLean 1"
  `);
  expect(digitsOf(regionQuantities)).toMatchInlineSnapshot(`
    "contactArea 1
    contactEnd 0
    contactPeak 0
    contactShare 0
    contactStart 0
    contactTime 2
    impulse 1
    meanPressure 0
    peakForce 0
    peakPressure 0
    pressureTimeIntegral 1
    relativeForce 0
    share 0"
  `);
});
