import { fakeWordPress } from './fakeWordPress';

/**
 * The WordPress of the tests of a file or of a `describe`, which is read with these settings: before each it
 * holds what was recorded.
 */
export function wordpressForTests(
  settings: Readonly<Record<string, string>> = {},
  options: Parameters<typeof fakeWordPress>[0] = {},
) {
  const wordpress = fakeWordPress(options);
  beforeAll(() => {
    Object.assign(process.env, settings);
    return wordpress.start();
  });
  beforeEach(() => wordpress.reset());
  afterAll(() => wordpress.stop());
  return wordpress;
}
