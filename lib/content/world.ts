import type { Wording } from '@/lib/i18n/localized';

export type Region = { id: string; name: Wording; description: Wording };

type Fact = { id: string; text: Wording; source: Wording };

export type Climate = { title: Wording; points: readonly Fact[] };
