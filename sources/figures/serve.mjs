// Serves the fakes: node sources/figures/serve.mjs 4010

import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import { page, records } from './cpcb.mjs';
import { airQuality, forecast } from './openMeteo.mjs';
import { fuelTable, horoscopeTable, marketsTable, metalsTable } from './tables.mjs';

/** @type {Readonly<Record<string, (query: URLSearchParams, now: number) => unknown>>} */
const ANSWERS = {
  '/v1/forecast': forecast,
  '/v1/air-quality': airQuality,
  '/cpcb': (query, now) => page(query, records(now)),
};

/** @type {Readonly<Record<string, (now: number) => string>>} */
const TABLES = {
  '/fuel.csv': fuelTable,
  '/metals.csv': metalsTable,
  '/horoscope.csv': horoscopeTable,
  '/markets.csv': marketsTable,
};

/**
 * @param {URL} url
 * @param {number} now epoch milliseconds
 */
export function answerOf({ pathname, searchParams }, now) {
  const table = Object.hasOwn(TABLES, pathname) ? TABLES[pathname] : undefined;
  if (table) return table(now);
  const answer = Object.hasOwn(ANSWERS, pathname) ? ANSWERS[pathname] : undefined;
  return answer ? JSON.stringify(answer(searchParams, now)) : null;
}

/** @param {string | undefined} script */
const isRun = (script) =>
  script !== undefined && pathToFileURL(script).pathname.endsWith('/sources/figures/serve.mjs');

if (isRun(process.argv[1]))
  createServer((request, response) => {
    const body = answerOf(new URL(request.url ?? '/', 'http://localhost'), Date.now());
    response.writeHead(body === null ? 404 : 200).end(body);
  }).listen(Number(process.argv[2] ?? 4010), '127.0.0.1');
