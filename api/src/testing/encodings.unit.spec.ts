import { textsIn } from './encodings.js';

const SECRET = 'Lanternlight remembers';

it.each([
  ['as it is', Buffer.from(`<${SECRET}>`)],
  ['in UTF-16', Buffer.from(SECRET, 'utf16le')],
  ['in hexadecimal', Buffer.from(Buffer.from(SECRET).toString('hex'))],
  ['in small letters', Buffer.from(SECRET.toLowerCase())],
  ['in an address', Buffer.from(`/search?q=${encodeURIComponent(SECRET)}`)],
  ...['', 'a', 'ab', 'abc'].map((before): [string, Buffer] => [
    `in Base64 behind '${before}'`,
    Buffer.from(Buffer.from(before + SECRET + before).toString('base64')),
  ]),
])('a text is found %s', (_, content) => {
  expect(textsIn(content, [SECRET, 'Harp strings of sorrow'])).toEqual([SECRET]);
});
