import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from '../scripts/freePort.mjs';
import { TEST_SITE } from '../scripts/testSiteFolder.mjs';

/** A server process of a test, with all it has printed. */
export class Running {
  output = '';
  private readonly exited: Promise<number | null>;

  constructor(private readonly child: ChildProcess) {
    child.stdout?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    this.exited = new Promise((done) => child.once('close', done));
  }

  /** Its exit code, once it has ended by itself and all it printed has come. */
  ended(): Promise<number | null> {
    return this.exited;
  }

  get alive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  signal(name: NodeJS.Signals): void {
    this.child.kill(name);
  }

  /** Asks it to end and waits until it has. */
  async stop(): Promise<number | null> {
    if (this.alive) this.signal('SIGTERM');
    return this.exited;
  }
}

/** A Node process in the project's folder, for the tests' site, with these settings and none of the machine's own. */
export const runNode = (command: readonly string[], settings: Record<string, string>) =>
  runProgram(process.execPath, command, settings);

/** The same for any program. */
export function runProgram(
  program: string,
  command: readonly string[],
  settings: Record<string, string>,
): Running {
  const { PATH, HOME } = process.env;
  const env = {
    PATH,
    HOME,
    NODE_ENV: undefined,
    NEXT_TELEMETRY_DISABLED: '1',
    SITE_DIR: TEST_SITE,
    ...settings,
  };
  const child = spawn(program, command, {
    cwd: process.cwd(),
    env: env as unknown as NodeJS.ProcessEnv,
  });
  const kill = () => child.kill();
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  return new Running(child);
}

export async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5_000) })).ok;
  } catch {
    return false;
  }
}

type Site = { origin: string; server: Running };

/** The site's server on the existing production build, once it accepts requests. */
export async function startSite(settings: Record<string, string>): Promise<Site> {
  for (;;) {
    const site = await startOn(await freePort(), settings);
    if (site) return site;
  }
}

/**
 * The same on one port; null where another server has taken that meanwhile, which would answer in its place. So it is
 * ready when it says so itself.
 */
async function startOn(port: number, settings: Record<string, string>): Promise<Site | null> {
  const origin = `http://localhost:${port}`;
  const server = runNode(['--import=./e2e/compileCache.mjs', 'server/server.mjs'], {
    PORT: String(port),
    SITE_URL: origin,
    // A test fails feeds as often as it likes; the pause itself has unit tests.
    NEWS_BACKOFF_MS: '0',
    // Longer than the default, so that no busy machine fails a call that a test holds.
    NEWS_TIMEOUT_MS: '20000',
    ...settings,
  });
  const until = Date.now() + 100_000;
  while (!server.output.includes('Ready on ')) {
    if (server.output.includes('EADDRINUSE')) return null;
    if (!server.alive || Date.now() > until)
      throw new Error(`the site did not start:\n${server.output}`);
    await new Promise((done) => setTimeout(done, 50));
  }
  return { origin, server };
}
