import { describe, expect, test } from 'vitest';
import deviceSchema from '../../../schemas/device';
import policySchema from '../../../schemas/policy';
import type { HistoryEntry } from '../../../src/engine/console/entity/show/use-history';
import {
  isAwaited,
  isRefused,
  lastChangeOf,
  stagesOf,
} from '../../../src/engine/console/entity/show/workflow-path';
import { fieldNamed } from '../../../src/engine/schema/model/entity';
import { entityOf } from '../../../src/engine/schema/model/entity-of';
import { leadsOn, likelySteps } from '../../../src/engine/schema/model/workflow';
import { review } from '../../support/review';

const policy = entityOf(policySchema);
const device = entityOf(deviceSchema);
const state = fieldNamed(review, 'state');

/** A history of the record, newest first, that passes through these states. */
function historyOf(...states: string[]): HistoryEntry[] {
  return states
    .map((to, at): HistoryEntry => {
      const before = states[at - 1];
      return {
        id: at,
        version: at + 1,
        action: before === undefined ? 'create' : 'some',
        actor: `account ${at}`,
        actorKind: 'account',
        at: '2026-01-01T00:00:00.000Z',
        changes: before === undefined ? {} : { state: [before, to] },
      };
    })
    .reverse();
}

function stages(present: string, entries: readonly HistoryEntry[]): string[] {
  return stagesOf(review, state, present, entries).map(
    ({ state, by, place }) => `${state} ${by?.actor ?? '-'} ${place}`,
  );
}

describe('the way of a record', () => {
  test('ends in the states to which the next harmless actions lead', () => {
    expect(stages('none', historyOf('none'))).toEqual([
      'none account 0 present',
      'under_review - ahead',
      'passed - ahead',
    ]);
  });

  test('is refused where only what asks for caution leads', () => {
    expect(['none', 'under_review', 'passed', 'failed'].map((to) => isRefused(review, state, to))).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  test('leaves out detours that led back', () => {
    const entries = historyOf(
      'none',
      'under_review',
      'none',
      'under_review',
      'failed',
      'under_review',
      'passed',
    );
    expect(stages('passed', entries)).toEqual([
      'none account 2 behind',
      'under_review account 5 behind',
      'passed account 6 present',
    ]);
  });

  test('begins with what is known, and is the present state alone where nothing is', () => {
    expect(stages('failed', historyOf('none', 'under_review', 'failed').slice(0, 1))).toEqual([
      'under_review - behind',
      'failed account 2 present',
    ]);
    expect(stages('passed', [])).toEqual(['passed - present']);
  });

  test('is said of a switch by its last change', () => {
    expect(lastChangeOf(state, historyOf('none', 'under_review', 'none'))?.actor).toBe('account 2');
    expect(lastChangeOf(state, historyOf('none'))).toBeUndefined();
  });
});

describe('the likely step', () => {
  const among = (present: string, ...names: string[]) => {
    const possible = review.actions.filter(({ name }) => names.includes(name));
    const { next, counterpart } = likelySteps(review, possible, { state: present });
    return [next?.name, counterpart?.name];
  };

  test('leads on, and the counterpart from the same state is what refuses', () => {
    expect(among('none', 'submit', 'expire')).toEqual(['submit', undefined]);
    expect(among('under_review', 'pass', 'fail', 'withdraw', 'remind')).toEqual(['pass', 'fail']);
    expect(among('under_review', 'withdraw', 'remind')).toEqual(['withdraw', undefined]);
    expect(among('under_review', 'fail')).toEqual([undefined, 'fail']);
    expect(among('passed')).toEqual([undefined, undefined]);
  });

  test('leads on where its state is declared after the present one', () => {
    const [submit] = review.actions;
    if (!submit) throw new Error('the review has lost its actions');
    expect(leadsOn(review, submit, 'none')).toBe(true);
    expect(leadsOn(review, submit, 'failed')).toBe(false);
  });

  test('is awaited where it leads on, and where it tries again what was refused', () => {
    const named = (name: string) => {
      const action = review.actions.find((one) => one.name === name);
      if (!action) throw new Error(`the review has lost ${name}`);
      return action;
    };
    expect(isAwaited(review, named('submit'), { state: 'none' })).toBe(true);
    expect(isAwaited(review, named('submit'), { state: 'failed' })).toBe(true);
    expect(isAwaited(review, named('withdraw'), { state: 'under_review' })).toBe(false);
  });

  test('is none, but to stop is at hand, where the server stops at its time what runs', () => {
    const stop = policy.actions.filter(({ name }) => name === 'stop');
    expect(likelySteps(policy, stop, { status: 'enabled' })).toEqual({
      next: undefined,
      counterpart: stop[0],
    });
    const lock = device.actions.filter(({ name }) => name === 'lock');
    expect(likelySteps(device, lock, { is_lock: false }).counterpart).toBeUndefined();
  });
});
