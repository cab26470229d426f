import { z } from 'zod';
import type { Locale } from '@/lib/i18n/locales';
import type { ToolPath } from '@/lib/pages/tools';

/** A tool's data at `/api/tools`, which Refresh requests while `page` is enabled; null for none. */
export type ToolData = {
  page: ToolPath;
  schema: z.ZodType<readonly unknown[]>;
  figures: (locale: Locale) => unknown;
};

export const day = z.iso.date();

export const rupees = z.number().positive();

/** NaN, without an earlier value to compare, becomes null in JSON. */
export const change = z.number().or(z.nan());
