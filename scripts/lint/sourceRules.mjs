import { Visitor, parseSync } from 'oxc-parser';
import { LONG, isLong } from './longComments.mjs';
import { physicalUtility } from './physicalSides.mjs';

/** @typedef {{ line: number, message: string }} Fault */
/** @typedef {{ line: number, pattern: string, flags: string }} Regexp */

const ISLAND = /(?:\.island|(?:^|\/)(?:global-)?error)\.tsx$/;
const PRODUCT = /^(?:app|components|features|lib|tools)\/.*\.tsx?$/;
const STYLED = /^(?:app|components|features|tools)\//;
const READS_LISTS = /^lib\/(?:provider|search|seo|stories)\//;
/** Spread arguments go on the stack: a list of 120,000 entries overflows it. */
const ADDS = /^(?:push|unshift|splice)$/;
const REDUCES = /^(?:Math|String)$/;

/**
 * @param {readonly import('oxc-parser').Comment[]} comments
 * @param {string} text
 */
function joinLines(comments, text) {
  const joined = /** @type {{ type: string, start: number, end: number }[]} */ ([]);
  for (const { type, start, end } of comments) {
    const last = joined.at(-1);
    const goesOn = type === 'Line' && last?.type === type;
    if (goesOn && /^\n[ \t]*$/.test(text.slice(last.end, start))) last.end = end;
    else joined.push({ type, start, end });
  }
  return joined;
}

/**
 * @param {string} path relative to the project
 * @param {string} text
 * @returns {{ faults: Fault[], regexps: Regexp[] }}
 */
export function readSource(path, text) {
  const faults = /** @type {Fault[]} */ ([]);
  const regexps = /** @type {Regexp[]} */ ([]);
  /** @param {number} at */
  const lineOf = (at) => text.slice(0, at).split('\n').length;
  /** @param {number} at @param {string} message */
  const tell = (at, message) => faults.push({ line: lineOf(at), message });

  const { program, errors, comments } = parseSync(path, text);
  for (const { message } of errors) tell(0, message);
  if (!isTest(path))
    for (const { start, end } of joinLines(comments, text))
      if (isLong(text.slice(start, end))) tell(start, LONG);

  const first = program.body[0];
  const isIsland = ISLAND.test(path);
  const isClient = (/** @type {import('oxc-parser').Statement | undefined} */ statement) =>
    statement?.type === 'ExpressionStatement' && statement.directive === 'use client';
  if (isIsland && !isClient(first)) tell(0, "An island starts with 'use client'.");
  if (!isIsland && PRODUCT.test(path))
    for (const statement of program.body)
      if (isClient(statement))
        tell(statement.start, "Only *.island.tsx files start with 'use client': rename this file.");

  const hasClasses = STYLED.test(path) && !isTest(path);
  /** @param {number} at @param {string} classes */
  const tellSide = (at, classes) => {
    const utility = hasClasses ? physicalUtility(classes) : null;
    if (utility) tell(at, `Use start or end instead of left or right: ${utility}`);
  };
  const mayBeLong = READS_LISTS.test(path) && !isTest(path) && !isIsland;
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      const spread = given.find(({ type }) => type === 'SpreadElement');
      if (!mayBeLong || !spread || callee.type !== 'MemberExpression') return;
      const { object, property } = callee;
      if (property.type === 'Identifier' && ADDS.test(property.name))
        tell(spread.start, 'Use a loop: spreading a long list overflows the stack.');
      if (object.type === 'Identifier' && REDUCES.test(object.name))
        tell(spread.start, 'Use reduce: spreading a long list overflows the stack.');
    },
    Literal(literal) {
      if ('regex' in literal) regexps.push({ line: lineOf(literal.start), ...literal.regex });
      else if (typeof literal.value === 'string') tellSide(literal.start, literal.value);
    },
    TemplateElement({ start, value }) {
      tellSide(start, value.raw);
    },
  }).visit(program);
  return { faults, regexps };
}

const TEST = /\.(?:test|spec|node-test)\.|^(?:deploy|lib)\/testing\/|^newsroom\/tests\//;

/** Tests contain faulty samples on purpose. @param {string} path relative to the project */
export const isTest = (path) => TEST.test(path);
