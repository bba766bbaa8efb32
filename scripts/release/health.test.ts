import { listenerIn } from './health';

test.each([
  ['listen 443 ssl http2;', { tls: true, host: '127.0.0.1', port: 443, name: 'localhost' }],
  ['listen 127.0.0.1:9080;', { tls: false, host: '127.0.0.1', port: 9080, name: 'localhost' }],
  ['listen 192.0.2.7:80;', { tls: false, host: '192.0.2.7', port: 80, name: 'localhost' }],
  ['listen *:8080;', { tls: false, host: '127.0.0.1', port: 8080, name: 'localhost' }],
  ['listen [::]:443 ssl;', { tls: true, host: '::1', port: 443, name: 'localhost' }],
  ['listen [::1]:9080;', { tls: false, host: '::1', port: 9080, name: 'localhost' }],
  ['listen [2001:db8::1]:443 ssl;', { tls: true, host: '2001:db8::1', port: 443, name: 'localhost' }],
  [
    '# listen 80;\nlisten 443 ssl;\nlisten [::]:443 ssl;\nserver_name example.com www.example.com;',
    { tls: true, host: '127.0.0.1', port: 443, name: 'example.com' },
  ],
])('where nginx can be asked: %s', (configuration, listener) => {
  expect(listenerIn(configuration)).toEqual(listener);
});

test('without a port it says so', () => {
  expect(() => listenerIn('listen unix:/run/site;')).toThrow('etc/listen.conf has no "listen" with a port');
});
