import { DEVICE_RECORDS, deviceRecord } from '@/lib/browser/deviceRecord';
import { STORAGE_PREFIX } from '@/lib/browser/storagePrefix';
import { consentRecord } from './consentRecord';

const NOW = new Date('2026-11-25T06:30:00Z');
const record = () => consentRecord('v1', STORAGE_PREFIX);
const blocked = () => {
  throw new DOMException('blocked', 'SecurityError');
};

beforeEach(() => localStorage.clear());

describe('the record of consent', () => {
  it('is one entry, with version and day, and none before an answer', () => {
    expect(record().read()).toBeNull();
    expect(localStorage).toHaveLength(0);
    record().keep('yes', NOW);
    expect({ ...localStorage }).toEqual({
      consent: '{"version":"v1","date":"2026-11-25","answer":"yes"}',
    });
    expect(record().read()).toBe('yes');
  });

  it.each([
    ['of other companies', '{"version":"v0","date":"2026-11-25","answer":"yes"}'],
    ['without a version', '{"answer":"yes"}'],
    ['without an answer', '{"version":"v1"}'],
    ['with another answer', '{"version":"v1","answer":"maybe"}'],
    ['that is no JSON', '{'],
    ['that is no object', '"yes"'],
    ['that is null', 'null'],
  ])('is no answer %s', (_, text) => {
    localStorage.setItem('consent', text);
    expect(record().read()).toBeNull();
  });

  it('holds for the page where storage is blocked', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);
    jest.spyOn(Storage.prototype, 'clear').mockImplementation(blocked);
    const here = record();
    expect(here.read()).toBeNull();
    here.keep('yes', NOW);
    expect([here.read(), record().read()]).toEqual(['yes', null]);
    here.wipe();
    expect(here.read()).toBeNull();
  });

  it('is wiped without what the reader has saved and chosen', () => {
    const kept = DEVICE_RECORDS.map((name) =>
      deviceRecord(name, { parse: (value) => value, empty: null }),
    );
    kept.forEach((one) => one.write('mine'));
    record().keep('yes', NOW);
    record().wipe();
    expect(kept.map((one) => one.read())).toEqual(kept.map(() => 'mine'));
    expect(localStorage).toHaveLength(kept.length);
  });

  it('is wiped with all that was stored beside it', () => {
    record().keep('yes', NOW);
    localStorage.setItem('ads-id', '7');
    document.cookie = 'ads=7;path=/';
    record().wipe();
    expect([localStorage.length, document.cookie]).toEqual([0, '']);
  });
});
