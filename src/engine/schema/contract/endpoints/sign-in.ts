import { userTypes } from '../app';
import { defineEndpoint } from '../endpoint';
import { integer, object, text } from '../json-schema';

export const login = defineEndpoint('login', 'POST', '/manger/login', {
  summary: 'Begin a session',
  principal: 'public',
  entity: 'manager',
  accepts: ['application/x-www-form-urlencoded', 'multipart/form-data', 'application/json'],
  body: object(
    { username: text, password: text, utype: { enum: userTypes.map(({ value }) => String(value)) } },
    { captchaKey: text, captchaCode: text, captchaProof: text },
  ),
  checksOwnBody: true,
  bodyLimit: 10_000,
  response: object({ token: text }),
  errors: [401],
});

export const getCaptcha = defineEndpoint('captcha', 'GET', '/manger/captcha', {
  summary: 'A challenge for the next login: the characters of the picture, or a proof of work',
  principal: 'public',
  entity: 'manager',
  response: object({ captchaKey: text, captchaImage: text, captchaWork: integer }),
});
