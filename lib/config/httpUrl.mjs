// @ts-check
import { z } from 'zod';

/** A setting that is a URL of http or https. */
export const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
  .transform((url) => new URL(url));
