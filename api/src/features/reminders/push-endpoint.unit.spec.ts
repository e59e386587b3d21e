import { isPushEndpoint } from './push-endpoint.js';

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:def_-123',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://web.push.apple.com/QGuQyavXutnMH',
  'https://wns2-par02p.notify.windows.com/w/?token=BQYAA%2b%3d',
])('a push service may be at %s', (endpoint) => expect(isPushEndpoint(endpoint)).toBe(true));

it.each([
  '',
  'push.example.org/send/1',
  'http://push.example.org/send/1',
  'HTTPS:push.example.org',
  'ftp://push.example.org/',
  'https://',
  'https://push.example.org:8443/send/1',
  'https://ruth@push.example.org/',
  'https://ruth:secret@push.example.org/',
  'https://push.example.org/send#1',
  'https://localhost/send/1',
  'https://LOCALHOST./send/1',
  'https://mongo/send/1',
  'https://metadata.google.internal/',
  'https://push.svc.cluster.local/',
  'https://printer.lan/',
  'https://127.0.0.1/send/1',
  'https://0x7f.1/send/1',
  'https://2130706433/send/1',
  'https://[::1]/send/1',
  'https://[::ffff:10.0.0.1]/send/1',
  'https://169.254.169.254/latest/meta-data',
  'https://8.8.8.8/send/1',
])('no push service is at %j', (endpoint) => expect(isPushEndpoint(endpoint)).toBe(false));
