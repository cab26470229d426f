// The provider of a soak: good news, and from time to time a fault of each kind in turn.
import { createServer } from 'node:http';
import { createProvider } from '../provider.mjs';

const GOOD_MS = 20_000;
const FAULT_MS = 10_000;

/** @typedef {(response: import('node:http').ServerResponse) => void} Fault */

/** @type {Record<string, Fault>} */
const FAULTS = {
  'answers 500': (response) => response.writeHead(500).end(),
  'never answers': () => {},
  'hangs up': (response) => response.destroy(),
  'breaks off': (response) => {
    response.writeHead(200, { 'Content-Length': '1000' }).write('[{"id":');
    setTimeout(() => response.destroy(), 50);
  },
  'answers in HTML': (response) => response.end('<!doctype html><h1>Sign in</h1>'),
  'is no list': (response) => response.end('{"message":"maintenance"}'),
  'sends entries of no use': (response) => response.end(JSON.stringify(Array(5000).fill({}))),
  'nests deep': (response) => response.end(`[${'['.repeat(50_000)}${']'.repeat(50_000)}]`),
};

/** In which each fault has had its time. */
export const TURN_MS = Object.keys(FAULTS).length * (GOOD_MS + FAULT_MS);

/** @returns {{ server: import('node:http').Server, faultNow: () => string | null }} */
export function createFaultyProvider() {
  const good = createProvider();
  const start = performance.now();
  const faultNow = () => {
    const [turn, since] = divide(performance.now() - start, GOOD_MS + FAULT_MS);
    return since < GOOD_MS
      ? null
      : (Object.keys(FAULTS)[turn % Object.keys(FAULTS).length] ?? null);
  };
  const server = createServer((request, response) => {
    const fault = FAULTS[faultNow() ?? ''];
    if (fault) fault(response);
    else good.emit('request', request, response);
  });
  return { server, faultNow };
}

/** @param {number} value @param {number} by */
const divide = (value, by) => /** @type {const} */ ([Math.floor(value / by), value % by]);
