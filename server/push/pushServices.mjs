import { lookup } from 'node:dns';
import { BlockList, isIPv6 } from 'node:net';
import { Agent } from 'undici';

/**
 * Push services built into browsers: Google (Chrome, Edge on Android, Opera, Samsung), Mozilla,
 * Apple, Microsoft. https://github.com/web-push-libs/web-push/issues/801
 */
const HOSTS = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
];
const DOMAINS = ['.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];

const LONGEST = 1500;

/**
 * Whether a URL may be a subscription's endpoint. Senders are untrusted, and the server will call
 * this URL.
 *
 * @param {string} given
 */
export function isEndpoint(given) {
  if (given.length > LONGEST || !given.startsWith('https://') || !URL.canParse(given)) return false;
  const { href, host, hostname, pathname, username, password, hash } = new URL(given);
  return (
    href === given &&
    host === hostname &&
    `${username}${password}${hash}` === '' &&
    pathname.length > 1 &&
    (HOSTS.includes(hostname) || DOMAINS.some((domain) => hostname.endsWith(domain)))
  );
}

/**
 * Group of endpoints that fail together: a domain with many hosts, or a single host.
 *
 * @param {string} endpoint
 */
export function serviceOf(endpoint) {
  const { hostname } = new URL(endpoint);
  return DOMAINS.find((domain) => hostname.endsWith(domain)) ?? hostname;
}

/**
 * Whether DNS says that the endpoint's host does not exist. A listed host always exists; an
 * unreachable DNS gives EAI_AGAIN.
 *
 * @param {string} endpoint
 * @param {unknown} fault
 */
export const isUnknownHost = (endpoint, fault) =>
  fault instanceof Error &&
  'code' in fault &&
  fault.code === 'ENOTFOUND' &&
  !HOSTS.includes(new URL(endpoint).hostname);

const PRIVATE = new BlockList();
for (const [net, bits] of /** @type {const} */ ([
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
]))
  PRIVATE.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of /** @type {const} */ ([
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
]))
  PRIVATE.addSubnet(net, bits, 'ipv6');

/** @param {string} address */
export const isPrivate = (address) => PRIVATE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * Refuses private addresses at each call, so that a changed DNS record cannot reach the operator's
 * own network.
 *
 * @type {import('node:net').LookupFunction}
 */
export function publicLookup(hostname, options, done) {
  lookup(hostname, { ...options, all: true }, (fault, addresses) => {
    if (fault) return done(fault, '');
    const usable = addresses.filter(({ address }) => !isPrivate(address));
    const [first] = usable;
    if (!first) return done(new Error(`${hostname} has no public address`), '');
    return options.all ? done(null, usable) : done(null, first.address, first.family);
  });
}

/** undici never follows redirects. */
export const pushAgent = () =>
  new Agent({ connect: { lookup: publicLookup, timeout: 10_000 }, connections: 20, pipelining: 1 });
