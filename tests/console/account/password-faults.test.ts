import { expect, it } from 'vitest';
import { passwordFaults } from '../../../src/engine/console/overrides/manager/password-faults';

const names = { username: 'olive', nickname: 'Olive Warden' };

it.each([
  ['', '', 'enterPassword'],
  ['old-one', 'sevenup', 'minLength'],
  ['old-one', 'warden-of-olives', 'passwordHasName'],
  ['old-one', 'footwork-demo', 'passwordHasName'],
  ['four plain words', 'four plain words', 'samePassword'],
])('17.11: from %j to %j is refused in the form as by the server', (oldPassword, newPassword, rule) => {
  const { newPassword: fault } = passwordFaults({ oldPassword, newPassword, repeated: newPassword }, names);
  expect(fault?.keys.at(-1)).toBe(`validation.${rule}`);
});

it('17.11: a present password may be as short as it was', () => {
  const passwords = { oldPassword: 'five5', newPassword: 'four plain words', repeated: 'four plain words' };
  expect(passwordFaults(passwords, names)).toEqual({});
});
