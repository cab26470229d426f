import type { Localized } from '@/lib/i18n/localized';
import { channelName } from '@/lib/i18n/channelName';

/** The one office, line by line as on an envelope. */
export const OFFICE: { id: string; name: Localized; address: Localized<readonly string[]> } = {
  id: 'noida',
  name: { en: 'Noida office', hi: 'नोएडा कार्यालय' },
  address: {
    en: [channelName('en'), 'Sector 62', 'Noida 201309', 'Uttar Pradesh, India'],
    hi: [channelName('hi'), 'सेक्टर 62', 'नोएडा 201309', 'उत्तर प्रदेश, भारत'],
  },
};

/** When the office answers, on India's clock. The newsroom itself works day and night. */
export const WORKING_HOURS: readonly {
  id: string;
  days: Localized;
  hours: Localized;
  open: boolean;
}[] = [
  {
    id: 'weekdays',
    days: { en: 'Monday to Friday', hi: 'सोमवार से शुक्रवार' },
    hours: { en: '9:00 AM to 6:00 PM', hi: 'सुबह 9:00 से शाम 6:00 बजे तक' },
    open: true,
  },
  {
    id: 'saturday',
    days: { en: 'Saturday', hi: 'शनिवार' },
    hours: { en: '9:00 AM to 2:00 PM', hi: 'सुबह 9:00 से दोपहर 2:00 बजे तक' },
    open: true,
  },
  {
    id: 'sunday',
    days: { en: 'Sunday', hi: 'रविवार' },
    hours: { en: 'Closed', hi: 'बंद' },
    open: false,
  },
];
