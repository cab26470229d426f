import { expectConsole } from '@/lib/testing/expectConsole';
import type * as settings from './checkSettings.mjs';

const check = (variables: Record<string, string>) => {
  const exit = jest.spyOn(process, 'exit').mockImplementation((() => {}) as typeof process.exit);
  jest.replaceProperty(process, 'env', { NODE_ENV: 'test', ...variables });
  jest.isolateModules(() => {
    jest.requireActual<typeof settings>('./checkSettings.mjs').checkSettings();
  });
  return exit;
};

describe('checkSettings', () => {
  it('lets a valid server start', () => {
    expect(check({})).not.toHaveBeenCalled();
  });

  it('says which name is a slip', () => {
    expectConsole('warn', /^Settings: NEWS_API_ULR is not a setting. Did you mean NEWS_API_URL\?$/);
    expect(check({ NEWS_API_ULR: 'https://cms.example' })).not.toHaveBeenCalled();
  });

  it('ends one with a faulty setting, and says which', () => {
    expectConsole('error', /^Settings: NEWS_API_URL must be set/);
    expect(check({ SITE_URL: 'https://narmada24.example' })).toHaveBeenCalledWith(1);
  });
});
