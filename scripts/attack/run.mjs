// Attacks a site that runs (`npm run attack -- http://localhost:3000`) and prints what passed. For a
// site of one's own: it floods. Exits 1 when something failed.
import { ask } from './ask.mjs';
import { attacks } from './attacks.mjs';

const [, , given = ''] = process.argv;
if (!/^https?:$/.test(URL.canParse(given) ? new URL(given).protocol : '')) {
  console.error('Usage: npm run attack -- http://localhost:3000');
  process.exit(2);
}
const { origin } = new URL(given);

let failures = 0;
for (const { name, run } of attacks()) {
  const start = performance.now();
  const found = await run(origin).catch((fault) => [String(fault)]);
  const health = await ask(origin, '/api/health').catch(() => null);
  if (health?.status !== 200) found.push('the site does not answer any more');
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${found.length === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`);
  for (const line of found) console.log(`            ${line}`);
  failures += found.length;
}
console.log(failures === 0 ? '\nAll passed.' : `\n${failures} failed.`);
process.exitCode = failures === 0 ? 0 : 1;
