import { policyReports } from './policyReports.mjs';

const { 'application/csp-report': legacy, 'application/reports+json': current } =
  policyReports.schemas;
const violation = (body: object) => ({ type: 'csp-violation', age: 1, url: 'https://x/', body });

it.each([
  [{ 'effective-directive': 'script-src-elem' }, 'script-src-elem', 'page'],
  [{ 'violated-directive': "img-src 'self' data:" }, 'img-src', 'page'],
  [{ 'effective-directive': 'made-up' }, 'other', 'page'],
  [{}, 'other', 'page'],
  [
    { 'effective-directive': 'img-src', 'blocked-uri': 'chrome-extension://abc/a.png' },
    'img-src',
    'extension',
  ],
  [
    { 'effective-directive': 'style-src', 'blocked-uri': 'inline', 'source-file': 'moz-extension' },
    'style-src',
    'extension',
  ],
])('report-uri: %j is of %s, by the %s', (report, directive, source) => {
  expect(legacy.parse({ 'csp-report': report })).toEqual([{ directive, source }]);
});

it.each([
  [{ effectiveDirective: 'script-src-elem', blockedURL: 'inline' }, 'script-src-elem', 'page'],
  [{ effectiveDirective: '__proto__', blockedURL: 'eval', sourceFile: null }, 'other', 'page'],
  [
    { effectiveDirective: 'img-src', blockedURL: 'data', sourceFile: 'safari-web-extension://a/b' },
    'img-src',
    'extension',
  ],
])('report-to: %j is of %s, by the %s', (body, directive, source) => {
  expect(current.parse([violation(body), violation(body)])).toEqual([
    { directive, source },
    { directive, source },
  ]);
});

it.each([
  ['no report', legacy, {}],
  ['a text', legacy, 'csp-report'],
  ['another directive than text', legacy, { 'csp-report': { 'effective-directive': 1 } }],
  ['a single report', current, violation({ effectiveDirective: 'img-src' })],
  ['another type', current, [{ type: 'deprecation', body: { effectiveDirective: 'img-src' } }]],
  ['a flood', current, Array(21).fill(violation({ effectiveDirective: 'img-src' }))],
])('refuses %s', (_, schema, json) => {
  expect(schema.safeParse(json).success).toBe(false);
});
