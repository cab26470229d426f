// @ts-check
// The fakes on a port: node sources/figures/serve.mjs 4010

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

export const startFigureSources = () =>
  createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const table = Object.hasOwn(TABLES, pathname) ? TABLES[pathname] : undefined;
    if (table) {
      response.writeHead(200, { 'content-type': 'text/csv' }).end(table(Date.now()));
      return;
    }
    const answer = Object.hasOwn(ANSWERS, pathname) ? ANSWERS[pathname] : undefined;
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer?.(searchParams, Date.now()) ?? { error: true }));
  });

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  startFigureSources().listen(Number(process.argv[2] ?? 4010), '127.0.0.1');
