/** Runs once when the server starts: a missing or broken setting ends it with one clear line; then it learns how to send pages. */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    await import('@/lib/site/checkSettings');
    await import('@/lib/http/sendHeadFirst');
  }
}
