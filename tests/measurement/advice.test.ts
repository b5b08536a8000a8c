import { describe, expect, test } from 'vitest';
import { adviceOf } from '../../src/measurement/findings/advice';
import type { Findings } from '../../src/measurement/findings/findings';
import { findingsOf } from '../../src/measurement/findings/findings-of';
import { needsOf } from '../../src/measurement/findings/needs';
import type { MeasurementKind } from '../../src/measurement/findings/quantity';
import { posture, standing, walking } from './support/demo-measurement';

function found(kind: MeasurementKind, parts: Partial<Omit<Findings, 'kind'>>): Findings {
  return { kind, left: { values: {} }, right: { values: {} }, person: {}, ...parts };
}

const keysOf = (findings: Findings) =>
  adviceOf(findings).map(({ key, side }) => (side ? `${key} ${side}` : key));

describe('advice', () => {
  test('is none for a normal walker and an upright person', () => {
    expect(adviceOf(findingsOf(walking()))).toEqual([]);
    expect(adviceOf(findingsOf(posture()))).toEqual([]);
  });

  test('names the foot whose arch is flat or high', () => {
    const findings = findingsOf(walking({ left: { arch: 'flat' }, right: { arch: 'high' } }));
    expect(keysOf(findings)).toEqual(expect.arrayContaining(['flatArch left', 'highArch right']));
  });

  test('asks for attention further from the normal range, and lists that first', () => {
    const findings = found('static', {
      left: { values: { archIndex: 0.27 } },
      right: { values: { archIndex: 0.33 } },
    });
    expect(adviceOf(findings)).toEqual([
      { key: 'flatArch', side: 'right', level: 'attention', quantity: 'archIndex', value: 0.33 },
      { key: 'flatArch', side: 'left', level: 'note', quantity: 'archIndex', value: 0.27 },
    ]);
  });

  test.each<[string, Findings]>([
    ['heelPressure left', found('dynamic', { left: { values: { heelPressure: 600 } } })],
    ['forefootPressure right', found('static', { right: { values: { forefootPressure: 160 } } })],
    ['forefootLoad left', found('static', { left: { values: { foreShare: 45 } } })],
    ['unevenLoad', found('static', { person: { symmetryIndex: -12 } })],
    ['unevenLoad', found('dynamic', { person: { symmetryIndex: 12 } })],
    ['pronation left', found('dynamic', { left: { values: { excursionIndex: 5 } } })],
    ['supination left', found('dynamic', { left: { values: { excursionIndex: 23 } } })],
    ['pronation right', found('static', { right: { values: { balance: 30 } } })],
    ['supination right', found('static', { right: { values: { balance: -30 } } })],
    ['toeOut left', found('dynamic', { left: { values: { progressionAngle: 22 } } })],
    ['toeIn left', found('dynamic', { left: { values: { progressionAngle: -5 } } })],
    ['kneeValgus left', found('posture', { left: { values: { kneeAngle: 6 } } })],
    ['kneeVarus right', found('posture', { right: { values: { kneeAngle: -6 } } })],
    ['rearfootValgus left', found('posture', { left: { values: { rearfootAngle: 9 } } })],
    ['shouldersUneven', found('posture', { person: { shoulderTilt: -3 } })],
    ['pelvisUneven', found('posture', { person: { pelvicObliquity: 3 } })],
    ['headForward', found('posture', { person: { craniovertebral: 46 } })],
  ])('says %s beyond the border', (expected, findings) => {
    expect(keysOf(findings)).toEqual([expected]);
  });

  test('says nothing of what walking does by itself', () => {
    expect(adviceOf(found('dynamic', { left: { values: { balance: 30, foreShare: 65 } } }))).toEqual([]);
  });

  test('covers the share of the load in a standing measurement', () => {
    expect(keysOf(findingsOf(standing({ leftLoad_kg: 45, rightLoad_kg: 25 })))).toContain('unevenLoad');
  });
});

describe('needs', () => {
  test('follow from the advice, with the finding that gives the reason', () => {
    const [first] = needsOf(findingsOf(walking({ left: { arch: 'flat' }, right: { arch: 'flat' } })));
    expect(first?.need).toBe('arch_support');
    expect(first?.reasons.map(({ key, side }) => `${key} ${side}`)).toEqual([
      'flatArch left',
      'flatArch right',
    ]);
  });

  test('begin with the one that the most findings ask for', () => {
    const findings = found('dynamic', {
      left: { values: { heelPressure: 600, excursionIndex: 5 } },
      right: { values: { heelPressure: 720 } },
    });
    expect(needsOf(findings).map(({ need }) => need)).toEqual([
      'heel_cushioning',
      'arch_support',
      'motion_control',
    ]);
  });

  test('are neutral where nothing stands out', () => {
    expect(needsOf(findingsOf(walking()))).toEqual([{ need: 'neutral', reasons: [] }]);
  });

  test('are unknown where nothing is found', () => {
    expect(needsOf(found('dynamic', {}))).toEqual([]);
  });
});
