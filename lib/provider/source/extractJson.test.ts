import { expectConsole } from '@/lib/testing/expectConsole';
import { extractJson } from './extractJson';

const read = (text: string) => extractJson(Buffer.from(text), '/news').toString();
const LIST = '[{"id":1,"title":"एक [दो] {तीन}"}]';

it.each([
  ['a list', LIST],
  ['an object', '{"a":[1]}'],
  ['a mark', `\ufeff\n ${LIST}`],
  ['HTML', '<p>[a]</p>'],
  ['nothing', ''],
  ['text', 'x {y} z'],
])('leaves %s as it is', (_, text) => {
  expect(read(text)).toBe(text);
});

it.each([
  ['a notice', '<br />\n<b>Deprecated</b>: x() in <b>/a[0]/b.php</b> on line <b>3</b><br />\n'],
  ['a debug line', 'array(1) { [0]=> string }\n'],
])('finds the JSON behind %s, and says so', (_, before) => {
  expectConsole('warn', /^news: \/news: text before the JSON: "/);
  expect(read(before + LIST)).toBe(LIST);
});

it.each([
  ['a comment', '<!-- 0.1 s -->'],
  ['a comment with brackets', '<!-- [0.1 s] {x} -->'],
  ['a script', '<script>window.a = [{"b": 1}];</script>'],
])('finds the JSON before %s', (_, behind) => {
  expect(read(LIST + behind)).toBe(LIST);
});
