/** Runs once when the server starts: a missing or broken setting ends it with one clear line. */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { checkSettings } = await import('@/lib/site/checkSettings.mjs');
    checkSettings();
  }
}
