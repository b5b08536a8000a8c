import { createHash } from 'node:crypto';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SignInPage } from '../../../src/engine/console/pages/sign-in/sign-in-page';
import { leadingZeroBits } from '../../../src/engine/schema/contract/proof-of-work';

interface Answer {
  readonly code: number;
  readonly msg: string;
  readonly data: unknown;
}

let answers: (Answer | Error)[] = [];
const sent: URLSearchParams[] = [];
const renewed = { captchaKey: 'k2', captchaImage: 'data:image/png;base64,BB==', captchaWork: 4 };

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('language', 'en');
  answers = [];
  sent.length = 0;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path === '/manger/captcha') return { json: async () => ({ code: 0, msg: '', data: renewed }) };
    expect(path).toBe('/manger/login');
    sent.push(init.body as URLSearchParams);
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer ?? new Error('Nobody expected this');
    return { json: async () => answer };
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(reason: string | null = null) {
  const preload = vi.fn();
  const enter = vi.fn(async (_token: string) => undefined);
  render(<SignInPage reason={reason} preload={preload} enter={enter} />);
  return { preload, enter, user: userEvent.setup() };
}

const username = () => screen.getByLabelText('Username');
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Sign in' });

async function signIn(user: UserEvent): Promise<void> {
  await user.type(username(), 'maria');
  await user.type(password(), 'footwork-demo{Enter}');
}

/** The server demands a code at sign-in, and the user chooses the calculation. */
async function openCalculation(captcha: object) {
  answers = [
    { code: 40102, msg: 'Please enter Verify Code', data: captcha },
    { code: 0, msg: '', data: { token: 'abc' } },
  ];
  const { user, enter } = open();
  await signIn(user);
  await user.click(await screen.findByLabelText(/I cannot read the picture/));
  return { user, enter };
}

describe('the sign-in page', () => {
  it('sends what was typed when Enter is pressed, and hands on the token', async () => {
    answers = [{ code: 0, msg: '', data: { token: 'abc' } }];
    const { user, enter, preload } = open();
    expect(document.title).toBe('Sign in · Footwork Lab');
    expect(username()).toBe(document.activeElement);
    expect(preload).not.toHaveBeenCalled();
    await user.click(screen.getByLabelText('Store'));
    await user.type(username(), 'maria');
    expect(preload).toHaveBeenCalled();
    await user.type(password(), 'footwork-demo{Enter}');
    await waitFor(() => expect(enter).toHaveBeenCalledWith('abc'));
    expect(Object.fromEntries(sent[0] ?? [])).toEqual({
      username: 'maria',
      password: 'footwork-demo',
      utype: '3',
    });
  });

  it('18.4: starts with the kind of account that signed in last from this browser', async () => {
    answers = [
      { code: 40101, msg: 'Wrong username or password', data: null },
      { code: 0, msg: '', data: { token: 'abc' } },
    ];
    const { user, enter } = open();
    expect(screen.getByLabelText<HTMLInputElement>('Operator').checked).toBe(true);
    await user.click(screen.getByLabelText('Store'));
    await signIn(user);
    await screen.findByText('Wrong username or password');
    expect(localStorage.getItem('userType')).toBeNull();
    await user.type(password(), '{Enter}');
    await waitFor(() => expect(enter).toHaveBeenCalledWith('abc'));
    cleanup();
    open();
    expect(screen.getByLabelText<HTMLInputElement>('Store').checked).toBe(true);
    cleanup();
    localStorage.setItem('userType', '9');
    open();
    expect(screen.getByLabelText<HTMLInputElement>('Operator').checked).toBe(true);
  });

  it('names what is missing before it asks the server, and goes to the first such field', async () => {
    const { user } = open();
    await user.click(submit());
    expect(screen.getByText('Please enter Username')).toBeDefined();
    expect(screen.getByText('Please enter Password')).toBeDefined();
    expect(username()).toBe(document.activeElement);
    await user.type(username(), 'maria');
    expect(screen.queryByText('Please enter Username')).toBeNull();
    await user.type(password(), '12345{Enter}');
    expect(screen.getByText('The password cannot be less than 6 digits')).toBeDefined();
    expect(password().getAttribute('aria-invalid')).toBe('true');
    expect(password()).toBe(document.activeElement);
    expect(sent).toEqual([]);
  });

  it('asks for the verify code when the server does, and sends it', async () => {
    const captcha = { captchaKey: 'k1', captchaImage: 'data:image/png;base64,AA==', captchaWork: 4 };
    answers = [
      { code: 40101, msg: 'Wrong username or password', data: captcha },
      { code: 0, msg: '', data: { token: 'abc' } },
    ];
    const { user, enter } = open();
    await user.type(username(), 'maria');
    await user.type(password(), 'wrong-one{Enter}');
    expect((await screen.findByText('Wrong username or password')).getAttribute('role')).toBe('alert');
    const code = await screen.findByLabelText('Verify Code');
    expect(code).toBe(document.activeElement);
    await user.click(submit());
    expect(screen.getByText('Please enter Verify Code')).toBeDefined();
    expect(screen.getByRole('alert').textContent).toBe('');
    await user.click(screen.getByRole('button', { name: 'Another picture' }));
    await waitFor(() =>
      expect(screen.getByAltText('Characters to copy').getAttribute('src')).toBe(renewed.captchaImage),
    );
    await user.type(code, 'A7KP{Enter}');
    await waitFor(() => expect(enter).toHaveBeenCalled());
    expect(sent[1]?.get('captchaKey')).toBe('k2');
    expect(sent[1]?.get('captchaCode')).toBe('A7KP');
  });

  it('asks for another picture when the one that was sent is used up', async () => {
    const captcha = { captchaKey: 'k1', captchaImage: 'data:image/png;base64,AA==', captchaWork: 4 };
    answers = [
      { code: 40102, msg: 'Please enter Verify Code', data: captcha },
      new TypeError('Failed to fetch'),
      { code: 0, msg: '', data: { token: 'abc' } },
    ];
    const { user, enter } = open();
    await signIn(user);
    await user.type(await screen.findByLabelText('Verify Code'), 'A7KP{Enter}');
    await waitFor(() =>
      expect(screen.getByAltText('Characters to copy').getAttribute('src')).toBe(renewed.captchaImage),
    );
    await user.type(screen.getByLabelText('Verify Code'), 'A7KP{Enter}');
    await waitFor(() => expect(enter).toHaveBeenCalled());
    expect(sent[2]?.get('captchaKey')).toBe('k2');
  });

  it('solves a calculation instead of the picture when asked to', async () => {
    const captcha = { captchaKey: 'k1', captchaImage: 'data:image/png;base64,AA==', captchaWork: 10 };
    const { user, enter } = await openCalculation(captcha);
    expect(screen.queryByLabelText('Verify Code')).toBeNull();
    await user.click(submit());
    await waitFor(() => expect(enter).toHaveBeenCalled());
    expect(sent[1]?.get('captchaKey')).toBe('k1');
    expect(sent[1]?.has('captchaCode')).toBe(false);
    const digest = createHash('sha256')
      .update(`k1:maria:${sent[1]?.get('captchaProof')}`)
      .digest();
    expect(leadingZeroBits(digest)).toBeGreaterThanOrEqual(10);
  });

  it('shows how far the calculation is', async () => {
    const captcha = { captchaKey: 'slow19', captchaImage: 'data:image/png;base64,AA==', captchaWork: 18 };
    const { user, enter } = await openCalculation(captcha);
    await user.click(submit());
    const bar = await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Calculating…' });
    expect(bar.value).toBeGreaterThan(0);
    await waitFor(() => expect(enter).toHaveBeenCalled(), { timeout: 30_000 });
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('says when nobody answers, or the console cannot be loaded, and stays usable', async () => {
    answers = [new TypeError('Failed to fetch'), { code: 0, msg: '', data: { token: 'abc' } }];
    const { user, enter } = open();
    enter.mockRejectedValue(new Error('chunk'));
    await signIn(user);
    expect(await screen.findByText(/The server does not answer/)).toBeDefined();
    await user.click(submit());
    expect(await screen.findByText(/could not be loaded/)).toBeDefined();
    expect(submit().getAttribute('aria-busy')).toBeNull();
  });

  it('shows and hides the password, and warns of Caps Lock', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password().getAttribute('type')).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password().getAttribute('type')).toBe('password');
    await user.click(password());
    await user.keyboard('{CapsLock}a');
    expect(screen.getByText('Caps Lock is on')).toBeDefined();
  });

  it('says why somebody who was signed in is here', () => {
    open('Verification failed, please Login again.');
    expect(screen.getByRole('alert').textContent).toBe('Verification failed, please Login again.');
  });

  it('changes its language at once and for good', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Español' }));
    expect(await screen.findByRole('button', { name: 'Entrar' })).toBeDefined();
    expect(document.documentElement.lang).toBe('es');
    expect(localStorage.getItem('language')).toBe('es');
    expect(screen.getByRole('button', { name: 'Español' }).getAttribute('aria-pressed')).toBe('true');
  });
});
