import { z } from 'zod';
import type { Locale } from '@/lib/i18n/locales';
import type { ToolPath } from '@/lib/pages/tools';

/** What an open page of a tool asks for anew at `/api/tools`, where `page` is shown; null for nothing. */
export type ToolData = {
  page: ToolPath;
  schema: z.ZodType<readonly unknown[]>;
  figures: (locale: Locale) => unknown;
};

export const day = z.iso.date();

export const rupees = z.number().positive();

/** NaN, where nothing is known to compare with, travels as null. */
export const change = z.number().or(z.nan());
