import 'server-only';
import { shownSamples } from '@/lib/config/showsSamples';
import type { Locale } from '@/lib/i18n/routing';
import { err, ok, type Result } from '@/lib/result';
import { log } from '@/lib/telemetry/log.mjs';
import { pinDirectory } from './directory/directory';
import type { Office } from './directory/office';
import { searchDirectory } from './directory/searchDirectory';
import type { PinAnswer } from './pinAnswer';
import type { PinQuery } from './pinQuery';
import { PIN_RECORDS } from './pinRecords';
import { searchPins } from './searchPins';

/** Sample records by any field (product.md 9.2), then the directory without their offices. */
export async function findPins(
  { query, mode, shown }: PinQuery,
  locale: Locale,
): Promise<Result<PinAnswer, string>> {
  const records = searchPins(shownSamples(PIN_RECORDS), query, mode);
  const isRecord = ({ pincode, name }: Office) =>
    records.some((record) => record.pincode === pincode && record.postOffice.en === `${name} GPO`);
  try {
    const found = searchDirectory(await pinDirectory(), query, mode, shown, locale);
    const others = found.offices.filter((office) => !isRecord(office));
    const offices = others.slice(0, shown - records.length);
    return ok({ records, offices, hasMore: found.hasMore || others.length > offices.length });
  } catch (fault) {
    log.error({ err: fault }, 'the postal directory cannot be searched');
    return err('Failed to search PIN codes');
  }
}
