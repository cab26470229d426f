import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { createSenderOf } from './senderOf.mjs';

const senderOf = createSenderOf(['10.244.0.0/16', '::1']);

/** @param from where the request comes from, and by what `X-Forwarded-For` */
function sent(from: string, forwarded?: string) {
  const request = new IncomingMessage(
    Object.defineProperty(new Socket(), 'remoteAddress', { value: from }),
  );
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded;
  return request;
}

it.each([
  ['who is connected', '203.0.113.7', undefined, '203.0.113.7'],
  ['who is behind an edge', '10.244.1.2', '203.0.113.7', '203.0.113.7'],
  [
    'whom the edge saw, not whom that one names',
    '10.244.1.2',
    '198.51.100.1, 203.0.113.7',
    '203.0.113.7',
  ],
  ['who is behind an edge that names ports', '10.244.1.2', '203.0.113.7:50123', '203.0.113.7'],
  [
    'a network behind an edge that names ports',
    '10.244.1.2',
    '[2001:db8:1:2::9]:50123',
    '2001:db8:1:2',
  ],
  ['nobody, behind a proxy that names ports', '10.9.0.1', '203.0.113.7:50123', null],
  ['an edge by a socket of both kinds', '::ffff:10.244.1.2', '203.0.113.7', '203.0.113.7'],
  ['an edge that says nothing', '10.244.1.2', undefined, '10.244.1.2'],
  ['an edge that says no address', '10.244.1.2', 'unknown', '10.244.1.2'],
  ['who makes up a reader', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['nobody, behind a proxy that is not named', '10.9.0.1', '203.0.113.7', null],
  ['nobody, behind one on this machine', '127.0.0.1', '203.0.113.7', null],
  ['a network', '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2'],
  ['a network in short', '::1', '2001:0DB8:1::9', '2001:db8:1:0'],
  ['a link of a machine', 'fe80::1%eth0', undefined, 'fe80:0:0:0'],
  ['the machine itself', '::1', undefined, '0:0:0:0'],
  ['one that has gone', '', undefined, ''],
])('is %s', (_, from, forwarded, sender) => {
  expect(senderOf(sent(from, forwarded))).toBe(sender);
});
